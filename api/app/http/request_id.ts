import { randomUUID } from 'node:crypto'

/** What clients may call their request: it is logged, sent back and written into the audit. */
const ACCEPTABLE = /^[\w.:-]{1,64}$/

/** The id the client gave its request, else a fresh one (contract, X-Request-Id). */
export function requestIdFrom(given: string | string[] | undefined) {
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID()
}
