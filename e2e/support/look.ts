import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test, type Page } from '@playwright/test'
import type { AxeResults, Result, RunOptions } from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 760 }

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Checks the current state of a page: axe, and no horizontal scrolling; also in a narrow window,
 * unless the same journey runs on a phone.
 */
export async function look(page: Page) {
  if (test.info().tags.includes('@phone')) await lookHere(page)
  else await lookAtBoth(page)
}

/** Checks it at both widths, in a journey or elsewhere. */
export async function lookAtBoth(page: Page) {
  await lookHere(page)
  if (page.viewportSize()?.width !== DESK.width) return
  await resize(page, PHONE)
  await lookHere(page)
  await resize(page, DESK)
}

/** The same in the current window only, for states that resizing would end. */
export async function lookHere(page: Page) {
  await atRest(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, await inFront(page))
}

export async function expectAccessible(page: Page, within?: string[]) {
  const violations = await violationsOn(page, RULES, within)
  const found = await Promise.all(
    violations.map((violation) =>
      violation.id === 'target-size' ? stillTooSmall(page, violation) : violation
    )
  )
  expectNothing(found.filter(({ nodes }) => nodes.length > 0))
}

/** The axe rules that depend on the colour scheme. */
export async function expectContrast(page: Page) {
  expectNothing(await violationsOn(page, ['color-contrast']))
}

export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(() => {
    const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    const asItIs = over()
    // What waits to be drawn is cut off at its edge, and so is what it holds.
    const later = [...document.querySelectorAll<HTMLElement>('.near, .cards > *')]
    for (const one of later) one.style.contentVisibility = 'visible'
    const laidOut = over()
    for (const one of later) one.style.contentVisibility = ''
    return Math.max(asItIs, laidOut)
  })
  expect(overflow).toBeLessThanOrEqual(0)
}

/** Nothing scrolls sideways on a phone and on a desk: for words that are long, where axe has nothing new to say. */
export async function expectRoom(page: Page) {
  for (const size of [PHONE, DESK]) {
    await resize(page, size)
    await atRest(page)
    await expectNoSidewaysScroll(page)
  }
}

async function resize(page: Page, to: { width: number; height: number }) {
  await page.setViewportSize(to)
  await drawn(page)
}

/** A window may stop drawing for good, which nothing on its page can do: it is looked at as it stands. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done))
        setTimeout(done, 3000)
      })
  )

/**
 * Runs axe in the page itself: its Playwright driver opens another window for each run and takes
 * four times as long.
 */
async function violationsOn(page: Page, rules: string[], within?: string | string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const options: RunOptions = {
    runOnly: rules,
    resultTypes: ['violations'],
    elementRef: false,
    // Copies of every style sheet, for rules about films and sounds.
    preload: false,
  }
  const { violations } = await page.evaluate(
    ([where, how]) => (window as unknown as Axe).axe.run(where ?? document, how),
    [within, options] as const
  )
  return violations
}

interface Axe {
  axe: { run: (where: string | string[] | Document, how: RunOptions) => Promise<AxeResults> }
}

/** What an open dialog leaves within reach; what lies behind it is looked at when no dialog is open. */
const IN_FRONT = ['dialog:modal', '[aria-modal="true"]', ':popover-open', '#toasts']

function inFront(page: Page) {
  return page.evaluate((all) => {
    const found = document.querySelectorAll('dialog:modal, [aria-modal="true"]')
    const isOpen = [...found].some((dialog) => dialog.checkVisibility({ visibilityProperty: true }))
    return isOpen ? all.filter((one) => document.querySelector(one)) : undefined
  }, IN_FRONT)
}

/**
 * Waits for transitions to end: a list being reloaded is pale for a moment. A list that never
 * arrives is checked as it is.
 */
export async function atRest(page: Page) {
  const list = page.locator('[aria-busy="true"]').filter({ visible: true })
  await expect(list)
    .toHaveCount(0, { timeout: 5000 })
    .catch(() => null)
  await page.evaluate(async () => {
    const passing = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        return playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2000
      })
    // One may start another.
    for (let running = passing(); running.length > 0; running = passing()) {
      await Promise.allSettled(running.map(({ finished }) => finished))
      await new Promise(requestAnimationFrame)
    }
  })
}

/** Targets that are half covered by a bar are measured again in full view. */
async function stillTooSmall(page: Page, violation: Result): Promise<Result> {
  const nodes = []
  for (const node of violation.nodes) {
    const target = String(node.target[0])
    await page
      .locator(target)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const violations = await violationsOn(page, ['target-size'], target)
    nodes.push(...violations.flatMap((one) => one.nodes))
  }
  return { ...violation, nodes }
}

function expectNothing(violations: Result[]) {
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(' · ')})`
  )
  expect(found).toEqual([])
}
