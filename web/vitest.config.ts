import { defineConfig, mergeConfig } from 'vitest/config';
import client from './vite.config';

// A file of its own, because the first run installs only what builds the client.
export default mergeConfig(
  client,
  defineConfig({
    test: {
      environment: 'happy-dom',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['src/rules.fixtures.ts'],
      restoreMocks: true,
    },
  }),
);
