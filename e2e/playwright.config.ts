import { defineConfig, devices } from '@playwright/test'
import { baseURL, chromium } from './support/settings.ts'

/**
 * What is the same at every width, or brings its own: failures of single calls, the keyboard, tags for search engines,
 * doors that stay closed, the reference of the API. Once is enough.
 */
const ONCE =
  /(zoomed_in|failing_calls\w*|desk_failures|desk_loading|keyboard|findability|guards|reference|asked_again|kept_typing)\.spec\.ts/

/** The whole product, as a newcomer starts it, looked at by three people on a desk and on a phone. */
export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 1,
  forbidOnly: !!process.env.CI,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    // A film of every step costs time: TRACE=1 asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
    // What the network says is what a test is about; offline.spec.ts lets the service worker in.
    serviceWorkers: 'block',
    launchOptions: chromium,
  },
  projects: [
    { name: 'desk', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: ONCE,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 760 } },
    },
  ],
  webServer: {
    command: 'node serve.mjs',
    url: `${baseURL}/api/v1/health`,
    timeout: 300_000,
    reuseExistingServer: !process.env.CI,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
