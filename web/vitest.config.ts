import { defineConfig, mergeConfig } from 'vitest/config';
import client from './vite.config';

// This is a separate file, because `cargo xtask serve` builds the client without installing Vitest.
export default mergeConfig(
  client,
  defineConfig({
    test: {
      environment: 'happy-dom',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['src/rules.fixtures.ts', 'src/net/no-network.fixtures.ts'],
      restoreMocks: true,
    },
  }),
);
