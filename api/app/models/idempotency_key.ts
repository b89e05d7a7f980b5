import { IdempotencyKeySchema } from '#database/schema'

/** Contract, Idempotency. */
export default class IdempotencyKey extends IdempotencyKeySchema {}
