/** Blocks that one call takes, each of them with a reason of any length. */
const MOST = 200

/** What is to be blocked again, in as many parts as there are calls: of a year of Mondays there are hundreds. */
export const inCalls = <Block>(blocks: readonly Block[]): Block[][] =>
  Array.from({ length: Math.ceil(blocks.length / MOST) }, (_, call) =>
    blocks.slice(call * MOST, (call + 1) * MOST)
  )
