import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, type Route } from '@playwright/test'

/** Holds up calls of the browser until `answer`, as a slow line does, and knows what was asked. */
export async function slowLine(page: Page, calls: RegExp) {
  const held: Route[] = []
  const asked: string[] = []
  let open = false
  await page.route(calls, async (route) => {
    asked.push(route.request().method())
    if (open) await route.fallback()
    else held.push(route)
  })

  return {
    /** Resolves once so many calls have been asked. */
    asked: (count = 1) => expect.poll(() => asked.length).toBeGreaterThanOrEqual(count),
    writes: () => asked.filter((method) => method !== 'GET').length,
    /** Everything held up travels now, and whatever comes later at once. */
    async answer() {
      open = true
      await Promise.all(held.splice(0).map((route) => route.fallback()))
    },
  }
}

/** Entries on the history of this window. */
export const entries = (page: Page) => page.evaluate(() => window.history.length)

/** The modules below a folder of the repository that hold what matches, as paths from it. */
export function modulesWith(folder: string, pattern: RegExp) {
  const root = fileURLToPath(new URL(`../../${folder}`, import.meta.url))
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => pattern.test(readFileSync(path, 'utf8')))
    .map((path) => relative(root, path))
    .sort()
}
