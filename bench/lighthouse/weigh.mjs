/** The phone Lighthouse emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
}

/** How long to wait for late requests after the last response, in ms. */
const AFTERMATH = 3000

/**
 * Compressed kB of a first visit, without headers: the scripts, and everything the first screen
 * needs. Pictures further down are not counted.
 */
export async function weigh(browser, url) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const answers = []
  page.on('requestfinished', (request) => answers.push(request))
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(AFTERMATH)
  const onScreen = new Set(await page.evaluate(picturesOnScreen))

  let scripts = 0
  let all = 0
  for (const request of answers) {
    const { responseBodySize } = await request.sizes()
    const isPicture = request.resourceType() === 'image'
    if (request.resourceType() === 'script') scripts += responseBodySize
    if (!isPicture || onScreen.has(request.url())) all += responseBodySize
  }
  await context.close()
  return { scripts: inKilobytes(scripts), all: inKilobytes(all) }
}

function picturesOnScreen() {
  return [...document.images]
    .filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    .map((image) => image.currentSrc)
}

const inKilobytes = (bytes) => Math.round(bytes / 100) / 10
