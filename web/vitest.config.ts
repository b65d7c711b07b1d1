import { defineConfig, mergeConfig } from 'vitest/config';
import client from './vite.config';

// A separate file, because the first run builds the client without Vitest installed.
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
