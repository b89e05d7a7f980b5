import type { Replica } from '#services/database/replica'
import { registry, replicaAnswers, replicaLag, strangersReads } from '#services/metrics/figures'

/** Brings the figures of a replica up to what it says now. */
export function tellOfReplica({ answered, lag, state }: Replica) {
  for (const figure of [strangersReads, replicaLag, replicaAnswers]) registry.registerMetric(figure)
  strangersReads.reset()
  for (const [server, count] of Object.entries(answered)) strangersReads.inc({ server }, count)
  replicaLag.set(lag)
  replicaAnswers.set(state === 'answers' ? 1 : 0)
}
