import { IdempotencyKeySchema } from '#database/schema'

/** The memory of a request that must not happen twice (contract, Idempotency). */
export default class IdempotencyKey extends IdempotencyKeySchema {}
