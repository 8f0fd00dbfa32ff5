import { defineConfig } from '@playwright/test';

/** The journeys of an owner and of a diner in the engines that Chromium does not stand for. */
export default defineConfig({
  testMatch: '*.spec.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results.json' }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 180_000,
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
