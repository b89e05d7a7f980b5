/*
 * An installed Chromium or Chrome for the journeys, else Playwright's download. The headless shell
 * takes two thirds of the time.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { step } from './console.mjs'
import { root, run } from './run.mjs'

const INSTALLED = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The path of an installed browser; empty when Playwright uses its own, which is downloaded here.
 */
export async function ensureBrowser() {
  const path = INSTALLED.find((candidate) => candidate && existsSync(candidate))
  if (path) return path
  await step('Downloading a browser for the journeys', () =>
    run(join(root, 'node_modules/.bin/playwright'), ['install', 'chromium'], { quiet: true })
  )
  return ''
}
