import { ErrorBoundary, LocationProvider, lazy, Route, Router } from 'preact-iso';
import { Crash } from './ui/crash.tsx';
import { Frame } from './ui/frame.tsx';

// One chunk a page: the first load carries only the page that was asked for.
const Home = lazy(() => import('./pages/home.tsx'));
const Room = lazy(() => import('./room/page.tsx'));
const Seat = lazy(() => import('./room/seat-page.tsx'));
const History = lazy(() => import('./pages/history.tsx'));
const Replay = lazy(() => import('./pages/replay.tsx'));
const Settings = lazy(() => import('./pages/settings.tsx'));
const NotFound = lazy(() => import('./pages/not-found.tsx'));

/** The whole client: the frame around every page, and the page of the address. */
export function App() {
  return (
    <LocationProvider>
      <Frame>
        <Crash>
          <ErrorBoundary>
            <Router>
              <Route path="/" component={Home} />
              <Route path="/room/:id" component={Room} />
              <Route path="/seat/:id" component={Seat} />
              <Route path="/history" component={History} />
              <Route path="/game/:id" component={Replay} />
              <Route path="/settings" component={Settings} />
              <Route default component={NotFound} />
            </Router>
          </ErrorBoundary>
        </Crash>
      </Frame>
    </LocationProvider>
  );
}
