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

/** How long the network may go on talking, and how long a page may take to be whole. */
const QUIET = 10_000
const PATIENCE = 30_000

/** Opens a page and keeps its picture in `file`. Throws when it cannot be shown whole. */
export async function take(context, address, file) {
  const page = await context.newPage()
  try {
    await open(page, address)
    await settle(page)
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

/** The network is quiet, the faces are there, nothing stands in for what is to come, and all pictures in sight are drawn. */
async function settle(page) {
  await page.waitForLoadState('networkidle', { timeout: QUIET }).catch(() => {})
  await page.waitForFunction(isComplete, null, { timeout: PATIENCE })
}

function isComplete() {
  const inSight = (element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return right > Math.max(left, 0) && bottom > 0 && left < innerWidth && top < innerHeight
  }
  const waiting = document.querySelectorAll('.animate-pulse, .ant-spin-spinning')
  return (
    document.fonts.status === 'loaded' &&
    ![...waiting].some(inSight) &&
    [...document.images]
      .filter(inSight)
      .every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  )
}
