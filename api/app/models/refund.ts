import { RefundSchema } from '#database/schema'

/** A part of a payment, or all of it, that goes back (ADR 0084). */
export default class Refund extends RefundSchema {}
