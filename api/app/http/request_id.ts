import { randomUUID } from 'node:crypto'

/** Client ids that are safe to log and store. */
const ACCEPTABLE = /^[\w.:-]{1,64}$/

/** The client's id or a new one (contract, X-Request-Id). */
export function requestIdFrom(given: string | string[] | undefined) {
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID()
}
