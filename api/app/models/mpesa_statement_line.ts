import { MpesaStatementLineSchema } from '#database/schema'

/** What moved by a statement of M-Pesa, once by its receipt. */
export default class MpesaStatementLine extends MpesaStatementLineSchema {}
