import { defineConfig } from '@playwright/test';
import { requireBrowser } from '../support/browser-path.ts';
import { shareClock } from '../support/fixed-clock.ts';
import { longestTest, longestWait } from '../support/patience.ts';

shareClock();

const executablePath = requireBrowser();

/** Journeys against the built product, which `serve.ts` starts on a free port with a small demo company. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A test that needs a second run is a fault of the test or of the product.
  retries: 0,
  // What hangs fails; what a busy machine makes slow does not.
  timeout: longestTest,
  expect: { timeout: longestWait },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : 'line',
  globalSetup: './serve.ts',
  use: {
    viewport: { width: 1440, height: 900 },
    // What moves is drawn again and again, and clicked only when it stands: motion is left to the journeys about it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: longestWait,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
