import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { PaymentEventSchema } from '#database/schema'
import Discrepancy from '#models/discrepancy'
import Payment from '#models/payment'
import PayoutTransfer from '#models/payout_transfer'

/** A message that came in a gateway's name, once however often it came. */
export default class PaymentEvent extends PaymentEventSchema {
  @belongsTo(() => Payment)
  declare payment: BelongsTo<typeof Payment>

  @belongsTo(() => PayoutTransfer, { foreignKey: 'transferId' })
  declare transfer: BelongsTo<typeof PayoutTransfer>

  @belongsTo(() => Discrepancy)
  declare discrepancy: BelongsTo<typeof Discrepancy>

  /** It says that an attempt was paid, and its gateway has not said whether that is true. */
  get isWaiting() {
    if (this.verdict !== 'heard' || this.kind !== 'prompt' || this.receipt === null) return false
    return this.paymentId !== null && this.payment.toldPaidAt !== null
  }
}
