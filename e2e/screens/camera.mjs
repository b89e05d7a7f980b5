/* Takes one page as one kind of device shows it, once it is all there. */
import sharp from 'sharp'

/** Phones and tablets have fingers, and their scroll bars take no room. */
export const DEVICES = {
  360: { viewport: { width: 360, height: 760 }, isMobile: true, hasTouch: true },
  768: { viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true },
  1440: { viewport: { width: 1440, height: 900 } },
}

/** A development server that reloads answers again a moment later. */
const TRIES = 4

/** A page is whole when nothing stands in for what is to come and its words stay the same for so long (ms). */
const STILL = 1000
const TIMEOUT = 60_000

/** Opens a page and keeps its picture in `file`. Throws when it cannot be shown whole. */
export async function take(context, address, file) {
  const page = await context.newPage()
  try {
    await open(page, address)
    await untilWhole(page)
    await sharp(await page.screenshot())
      .webp({ quality: 60, effort: 6 })
      .toFile(file)
  } finally {
    await page.close()
  }
}

async function open(page, address) {
  for (let tried = 1; ; tried++) {
    const answer = await page.goto(address, { waitUntil: 'load' }).catch(() => null)
    if (answer && answer.status() < 500) return
    if (tried === TRIES) {
      throw new Error(`${address}: ${answer ? answer.status() : 'no answer'}`)
    }
    await page.waitForTimeout(3000)
  }
}

/** The faces are there, nothing stands in for what is to come, all pictures in sight are drawn, and nothing more is said. */
async function untilWhole(page) {
  const until = Date.now() + TIMEOUT
  for (let words = null; ;) {
    await page.waitForFunction(isComplete, null, { timeout: TIMEOUT })
    const said = await page.evaluate(() => document.body.innerText)
    if (said === words) return
    if (Date.now() > until) throw new Error(`${page.url()} is not whole after ${TIMEOUT} ms`)
    words = said
    await page.waitForTimeout(STILL)
  }
}

function isComplete() {
  const inSight = (element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return right > Math.max(left, 0) && bottom > 0 && left < innerWidth && top < innerHeight
  }
  const waiting = document.querySelectorAll(
    '.animate-pulse, .ant-spin-spinning, [aria-busy="true"], [role="status"] > .sr-only + [aria-hidden]'
  )
  return (
    document.fonts.status === 'loaded' &&
    ![...waiting].some(inSight) &&
    [...document.images]
      .filter(inSight)
      .every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  )
}
