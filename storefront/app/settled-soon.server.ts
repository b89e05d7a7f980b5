/** In ms: enough for an ordinary answer, too short to be noticed. */
const TIMEOUT = 400

/**
 * The value when it settles soon, so that the page is whole without scripts; else its promise,
 * boxed, for streaming.
 */
export async function settledSoon<Value>(promise: Promise<Value>) {
  const soon = await Promise.race([
    promise.then((value) => ({ value })),
    new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT, null)),
  ])
  return soon ?? { later: promise }
}
