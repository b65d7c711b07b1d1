import { accessSync, constants } from 'node:fs';
import { defineConfig } from '@playwright/test';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The installed browser. The tests never download one. */
const chromium = process.env.TENGEN_CHROMIUM ?? PLACES.find(isExecutable) ?? 'chromium';

/**
 * Flags for a client that is read from a folder (see test.ts). Chromium cannot tell which network the pages of this
 * client come from. Without these flags, Chromium would block the WebSockets from these pages to this machine.
 */
const trial = process.env.TENGEN_CLIENT
  ? ['--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets']
  : [];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Only offline.spec.ts, device.spec.ts and device-bot.spec.ts allow the service worker. They wait until it has
    // stored the client.
    serviceWorkers: 'block',
    // A trace of every action would nearly double the time of all tests.
    trace: process.env.TENGEN_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: chromium,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...trial,
      ],
    },
  },
});
