/** In ms: long enough for an ordinary answer, too short for anybody to notice. */
const PATIENCE = 400

/**
 * Data that may arrive late: the value itself when it is there soon, so that the page is whole
 * even without scripts; else its promise, in a box, to be streamed after the page.
 */
export async function settledSoon<Value>(promise: Promise<Value>) {
  const soon = await Promise.race([
    promise.then((value) => ({ value })),
    new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null)),
  ])
  return soon ?? { later: promise }
}
