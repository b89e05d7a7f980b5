import { defineConfig, devices } from '@playwright/test'
import { baseURL, chromium, isCluster } from './support/settings.ts'

/**
 * The whole product, as a newcomer starts it, looked at by three people on a desk; on a phone, what is another layout or
 * another way there (decision 0026).
 */
export default defineConfig({
  testDir: './tests',
  // What other journeys do by writing into SQLite, a cluster has not.
  ...(isCluster && { testMatch: 'main_job.spec.ts' }),
  // Each run empties its own, also while the other one is on.
  outputDir: isCluster ? './production/test-results' : './test-results',
  timeout: 90_000,
  // Workers with a product each keep two cores busy: an answer that takes a moment is late, not wrong.
  expect: { timeout: 20_000 },
  fullyParallel: false,
  // Each with a product of its own (support/product.ts). On two cores three take 0.85 of the time of two, four 0.93.
  workers: 3,
  globalSetup: './support/template.ts',
  forbidOnly: !!process.env.CI,
  retries: 0,
  reporter: [['./support/seen_at_failure.ts'], ['list']],
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
    {
      name: 'desk',
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 760 },
        // Its layout is what differs; seven times the points are an eighth of the processor time.
        deviceScaleFactor: 1,
      },
    },
  ],
})
