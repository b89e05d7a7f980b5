import type { Page } from '@playwright/test'
import type { FrontDoor } from './front_door.ts'
import { expect, open, test } from './journey.ts'
import { expectTroubles, SERVER_IN_TROUBLE } from './troubles.ts'

/**
 * A front door with injectable failures, reset after each test of a file. `door` is available
 * inside tests only.
 */
export function atFrontDoor() {
  const at = {
    door: undefined as unknown as FrontDoor,
    open: (page: Page, path: string) => open(page, at.door.url + path),
  }
  test.beforeAll(({ door }) => {
    at.door = door
  })
  test.beforeEach(() => expectTroubles(SERVER_IN_TROUBLE))
  test.afterEach(() => at.door.mend())
  return at
}

export const says = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
