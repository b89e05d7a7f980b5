import { PayoutFileSchema } from '#database/schema'

/** Payouts that were taken to the bank together. */
export default class PayoutFile extends PayoutFileSchema {}
