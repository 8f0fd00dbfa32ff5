import { defineConfig } from '@playwright/test';

/** The main journey in the engines that Chromium does not stand for. */
export default defineConfig({
  testMatch: '*.spec.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results.json' }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 180_000,
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
