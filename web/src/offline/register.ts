// Starts the service worker when the page has loaded. Browsers allow a service worker only on https and on localhost.

/** Keeps this client on the device, if the browser allows it. Otherwise the page still works, but needs a network. */
export function keepClient(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
