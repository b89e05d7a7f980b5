import { setTimeout as pause } from 'node:timers/promises'
import { unfitness } from '#services/database/replica'
import { replayedAt, writtenAt } from '#services/database/wal_position'

/** What is written while somebody looks arrives within that, in ms. */
const TIMEOUT = 1000

/**
 * How a replica is, by the addresses of both.
 * @returns why it is never asked, and how many bytes it lacks of what was written when this was asked: null when it does not answer
 */
export async function lookAtReplica(primaryAddress: string, replicaAddress: string) {
  const [primary, replica] = [writtenAt(primaryAddress), replayedAt(replicaAddress)]
  try {
    const written = await primary.ask()
    const until = Date.now() + TIMEOUT
    for (;;) {
      const reached = await replica.ask().catch(() => null)
      if (!reached) return { unfit: null, lacks: null }
      const unfit = unfitness(written, reached)
      const lacks = Math.max(0, written.at! - (reached.at ?? 0))
      if (unfit || lacks === 0 || Date.now() > until) return { unfit, lacks }
      await pause(50)
    }
  } finally {
    primary.close()
    replica.close()
  }
}
