import {
  test,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
  type PlaywrightTestOptions,
} from '@playwright/test'
import { baseURL } from './settings.ts'

/** A page of our own without scripts: the next one is drawn by the same process. */
const EMPTY = `${baseURL}/robots.txt`

/** What leaves something in a window that nothing takes back. */
const LASTING = {
  context: ['addInitScript', 'exposeFunction', 'newCDPSession', 'setOffline', 'grantPermissions'],
  page: ['addInitScript', 'exposeFunction', 'setExtraHTTPHeaders'],
  clock: ['install', 'setFixedTime', 'setSystemTime'],
} as const

const HEARD = ['dialog', 'request', 'response', 'requestfailed', 'console', 'download'] as const

interface Kept {
  context: BrowserContext
  page: Page
  devtools: CDPSession
  size: { width: number; height: number } | null
  /** The page is open, and no test has asked for it yet. */
  isFree: boolean
}

/** What a journey may say of its windows (`test.use`), beside what all have. */
type Asked = Pick<
  PlaywrightTestOptions,
  'extraHTTPHeaders' | 'javaScriptEnabled' | 'locale' | 'serviceWorkers' | 'viewport'
>

let standard: Asked | undefined

/** The windows of the test that begins; none is kept of those that let a service worker in. */
export function standardWindows(asked: Asked | undefined) {
  standard = asked
}

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>

/**
 * Gives a window that a test has closed to the next one that asks for its like, without cookies, storage and history: a page
 * in a process of its own takes four times the processor time of another page in the same process (decision 0026).
 */
export function keepWindows(browser: Browser) {
  const open = browser.newContext.bind(browser)
  const parked = new Map<string, Kept[]>()

  browser.newContext = async (asked = {}) => {
    const { storageState: state, ...options } = asked
    const how = { ...standard, ...options }
    if (typeof state === 'string' || how.serviceWorkers !== 'block') return open(asked)
    const like = JSON.stringify({ ...how, baseURL })
    const places = parked.get(like) ?? []
    parked.set(like, places)
    const found = places.pop()
    if (!found) return keepable(await open(asked), (kept) => void places.push(kept))
    if (state) await fill(found, state)
    return found.context
  }
}

/** Keeps the first page of a new context when it closes, unless its test failed: a failure is photographed then. */
function keepable(context: BrowserContext, park: (kept: Kept) => void) {
  const close = context.close.bind(context)
  const newPage = context.newPage.bind(context)
  const newCDPSession = context.newCDPSession.bind(context)
  let kept: Kept | undefined
  let isSpent = false
  const spend = () => void (isSpent = true)
  before(context, LASTING.context, spend)
  before(context.clock, LASTING.clock, spend)

  context.newPage = async () => {
    if (kept?.isFree) {
      kept.isFree = false
      return kept.page
    }
    const page = await newPage()
    if (!kept) {
      const size = page.viewportSize()
      kept = { context, page, devtools: await newCDPSession(page), size, isFree: false }
      before(page, LASTING.page, spend)
      elsewhere(page, spend)
    }
    return page
  }

  context.close = async (how) => {
    const canStay = kept && !isSpent && test.info().errors.length === 0
    if (!kept || !canStay || !(await empty(kept))) return close(how)
    kept.isFree = true
    park(kept)
  }
  return context
}

/** Calls `told` before any of these methods runs. */
function before<Of extends object>(of: Of, names: readonly (keyof Of)[], told: () => void) {
  for (const name of names) {
    const work = of[name] as (...args: unknown[]) => unknown
    const telling = (...args: unknown[]) => {
      told()
      return work.apply(of, args)
    }
    Object.assign(of, { [name]: telling })
  }
}

/** The storage of another site is its own: what a window leaves there is not emptied. */
function elsewhere(page: Page, told: () => void) {
  const goto = page.goto.bind(page)
  page.goto = (url, how) => {
    if (new URL(url, baseURL).origin !== baseURL) told()
    return goto(url, how)
  }
}

/** Whether all that a test left is gone: a page that crashed or does not answer is not kept. */
async function empty({ context, page, devtools, size }: Kept) {
  try {
    for (const event of HEARD) page.removeAllListeners(event)
    await Promise.all(context.pages().map((other) => other !== page && other.close()))
    const quietly = { behavior: 'ignoreErrors' } as const
    await Promise.all([page.unrouteAll(quietly), context.unrouteAll(quietly)])
    if (size && page.viewportSize()?.width !== size.width) await page.setViewportSize(size)
    await page.emulateMedia({ media: null, colorScheme: 'light' })
    await page.goto(EMPTY)
    await page.evaluate(() => sessionStorage.clear())
    await devtools.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'all' })
    await devtools.send('Page.resetNavigationHistory')
    await context.clearCookies()
    return true
  } catch {
    return false
  }
}

async function fill({ context, page }: Kept, { cookies, origins }: State) {
  await context.addCookies(cookies)
  const here = origins.find(({ origin }) => origin === baseURL)
  if (!here) return
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value)
  }, here.localStorage)
}
