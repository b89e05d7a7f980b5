import { expect, type Page } from '@playwright/test'

/** What has the focus, and what lies over its middle, if anything does. */
function covered() {
  const held = document.activeElement ?? document.body
  const { x, y, width, height } = held.getBoundingClientRect()
  const over = document.elementFromPoint(x + width / 2, y + height / 2)
  const isSeen = over && (held.contains(over) || over.contains(held) || over.closest('label'))
  return {
    isControl: held.matches('a, button, input, select, textarea, [role=gridcell]'),
    name: `${held.tagName} ${held.id} ${held.textContent?.slice(0, 30)}`,
    by: isSeen ? null : `${over?.tagName}.${over?.className}`,
  }
}

/** Walks by the keyboard, and expects each control that it comes to in sight. @returns how many */
export async function walkUncovered(page: Page, key: string, steps: number) {
  let seen = 0
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press(key)
    // What had the focus before, such as the way to the content, is still leaving.
    await expect(async () => {
      const { isControl, name, by } = await page.evaluate(covered)
      expect(isControl ? by : null, name).toBeNull()
    }).toPass({ timeout: 2000 })
    const { isControl } = await page.evaluate(covered)
    seen += Number(isControl)
  }
  return seen
}
