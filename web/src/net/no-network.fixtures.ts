// No test reaches a network. A request fails immediately, unless the test itself answers it.

globalThis.fetch = () => Promise.reject(new TypeError('no network'));
