// No test reaches a network: a request that a test does not answer itself fails at once.

globalThis.fetch = () => Promise.reject(new TypeError('no network'));
