import { defineConfig, devices } from '@playwright/test';
import args from './chromium-args.json' with { type: 'json' };

const root = process.getuid?.() === 0;
const leftOut = (process.env.LEAVE_OUT ?? '').split(' ').flatMap((test) => (test ? [`**/${test}.*`] : []));

export default defineConfig({
  testMatch: '**/*.spec.ts',
  // Those of the engines are run by playwright.config.ts there; of the others `npm test` leaves out those whose subject has not changed.
  testIgnore: ['**/engines/**', ...leftOut],
  globalSetup: './testing/make-demo-data.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results.json' }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    // From 1200 px each screen of the menu has the live preview beside it, which costs as much as the screen.
    viewport: { width: 1180, height: 800 },
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // Animations are slow without a graphics card; tests of animations turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [...(root ? ['--no-sandbox'] : []), ...args],
    },
  },
});
