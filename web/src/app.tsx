import { ErrorBoundary, LocationProvider, Route, Router } from 'preact-iso';
import { Crash } from './ui/crash.tsx';
import { Frame } from './ui/frame.tsx';
import { late, lateWithTexts } from './ui/late.tsx';

// Each page is a separate chunk, so that a first visit loads only the page that it opens.
const Home = late(() => import('./pages/home.tsx'));
const Room = lateWithTexts(() => import('./room/page.tsx'));
const Seat = lateWithTexts(() => import('./room/seat-page.tsx'));
const History = lateWithTexts(() => import('./pages/history.tsx'));
const Replay = lateWithTexts(() => import('./pages/replay.tsx'));
const Practice = lateWithTexts(() => import('./pages/practice.tsx'));
const Screen = lateWithTexts(() => import('./pages/screen.tsx'));
const Help = lateWithTexts(() => import('./pages/help.tsx'));
const Learn = lateWithTexts(() => import('./pages/learn.tsx'));
const Settings = lateWithTexts(() => import('./pages/settings.tsx'));
/** A page with all components, for developers. */
const Style = import.meta.env.DEV ? lateWithTexts(() => import('./pages/style.tsx')) : undefined;
const NotFound = lateWithTexts(() => import('./pages/not-found.tsx'));

/** The whole client: the frame around every page, and the page at the current address. */
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
              <Route path="/practice" component={Practice} />
              <Route path="/screen" component={Screen} />
              <Route path="/help" component={Help} />
              <Route path="/help/:kind" component={Learn} />
              <Route path="/settings" component={Settings} />
              {Style ? [<Route key="style" path="/style" component={Style} />] : []}
              <Route default component={NotFound} />
            </Router>
          </ErrorBoundary>
        </Crash>
      </Frame>
    </LocationProvider>
  );
}
