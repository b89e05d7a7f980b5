/** Blocks that one call takes, each of them with a reason of any length. */
const MOST = 200

/** What is to be blocked again, in as many parts as there are calls: of a year of Mondays there are hundreds. */
export const inCalls = <Block>(blocks: readonly Block[]): Block[][] =>
  Array.from({ length: Math.ceil(blocks.length / MOST) }, (_, call) =>
    blocks.slice(call * MOST, (call + 1) * MOST)
  )

type Refusal = { statusCode?: number }

/** Some of its nights are taken by now: a call is refused as a whole, and its other blocks can still be made. */
const isTaken = (error: unknown) => (error as Refusal).statusCode === 409

/**
 * Blocks again what can be blocked, whatever is refused of the rest.
 * @returns how many could not, and why the last of them
 */
export async function blockEach<Block>(
  blocks: readonly Block[],
  block: (call: Block[]) => Promise<unknown>
): Promise<{ refused: number; error: unknown }> {
  const outcome: { refused: number; error: unknown } = { refused: 0, error: null }
  const waiting = inCalls(blocks)
  for (let call = waiting.shift(); call; call = waiting.shift()) {
    try {
      await block(call)
    } catch (error) {
      if (isTaken(error) && call.length > 1) {
        const half = Math.ceil(call.length / 2)
        waiting.unshift(call.slice(0, half), call.slice(half))
      } else {
        outcome.refused += call.length
        outcome.error = error
      }
    }
  }
  return outcome
}
