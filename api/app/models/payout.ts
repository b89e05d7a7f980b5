import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { PayoutSchema } from '#database/schema'
import type { Doubts } from '#domain/payouts'
import PayoutTransfer from '#models/payout_transfer'
import User from '#models/user'

/** What a host is paid, collected from the books. */
export default class Payout extends PayoutSchema {
  @belongsTo(() => User, { foreignKey: 'hostId' })
  declare host: BelongsTo<typeof User>

  /** By M-Pesa, of the newest try. */
  @belongsTo(() => PayoutTransfer, { foreignKey: 'transferId' })
  declare transfer: BelongsTo<typeof PayoutTransfer>

  /** Of one that was read with them (`withDoubts`), its host and its transfer. */
  get doubts(): Doubts {
    const { disputedEntry, lostEntry, setOffEntry } = this.$extras
    const isUnderWay = this.transfer?.isUnderWay ?? false
    return {
      isUnderWay,
      isNowhere: this.host.isPaidNowhere,
      isDisputed: Boolean(disputedEntry),
      isLost: Boolean(lostEntry ?? setOffEntry),
    }
  }
}
