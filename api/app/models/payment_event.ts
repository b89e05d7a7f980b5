import { PaymentEventSchema } from '#database/schema'

/** A message that came in a gateway's name, once however often it came. */
export default class PaymentEvent extends PaymentEventSchema {}
