import { PaymentSchema } from '#database/schema'

/** One attempt to pay for a booking. */
export default class Payment extends PaymentSchema {}
