import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator, Page, Route } from '@playwright/test'
import { expect } from './journey.ts'

/** What the storefront's pages ask its server for. */
export const DATA = /\.data(\?|$)/

/** What the back office asks the API for. */
export const API = /\/api\/v1\//

/** What a journey is impatient with: the modules of its forms, which `impatient_forms.spec.ts` reads in every file. */
export const impatientWith = (forms: string[], tag: '@phone' | [] = []) => ({
  tag,
  annotation: { type: 'impatient with', description: forms.join(' ') },
})

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
    /** What is asked from now on waits again. */
    hold() {
      open = false
    },
    /** Everything held up travels now, and whatever comes later at once. */
    async answer() {
      open = true
      await Promise.all(held.splice(0).map((route) => route.fallback()))
    },
  }
}

/** A processor that needs many times as long: the next tap comes before what the last one changed is drawn. */
export async function slowProcessor(page: Page) {
  const session = await page.context().newCDPSession(page)
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  await slow(10)
  return { end: () => slow(1) }
}

/** Presses a button as somebody does who sees nothing happen, and counts what is written. */
export async function pressAgain(page: Page, name: string) {
  const line = await slowLine(page, DATA)
  const button = page.locator('main').getByRole('button', { name, exact: true })
  await button.dblclick()
  await line.asked()
  await button.click({ force: true })
  await button.press('Enter')
  await expect(button).toBeFocused()
  return line
}

/** Types words into a dialog, clicks beside it, and drags out of it: they stay. */
export async function missIt(words: Locator, text: string) {
  const { mouse } = words.page()
  await words.fill(text)
  await mouse.click(5, 5)
  const box = (await words.boundingBox())!
  await mouse.move(box.x + 20, box.y + 10)
  await mouse.down()
  await mouse.move(5, 5)
  await mouse.up()
  await expect(words).toHaveValue(text)
}

/** Opens a screen of the back office. */
export async function openDesk(page: Page, path: string) {
  await page.goto(`/dashboard${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export const said = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()

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

/** The modules that journeys name as forms they are impatient with. */
export function impatientlyTried() {
  const folder = fileURLToPath(new URL('../tests', import.meta.url))
  const named = readdirSync(folder).flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/impatientWith\(\[([^\]]*)\]/g),
  ])
  const forms = named.flatMap(([, list]) => [...list!.matchAll(/'([\w/-]+\.tsx)'/g)])
  return new Set(forms.map(([, form]) => form!))
}
