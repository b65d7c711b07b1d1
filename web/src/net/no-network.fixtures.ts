// No test reaches a network: unless the test itself answers a request, the request fails at once.

globalThis.fetch = () => Promise.reject(new TypeError('no network'));
