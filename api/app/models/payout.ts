import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { PayoutSchema } from '#database/schema'
import type { Doubts } from '#domain/payouts'
import User from '#models/user'

/** What a host is paid, collected from the books. */
export default class Payout extends PayoutSchema {
  @belongsTo(() => User, { foreignKey: 'hostId' })
  declare host: BelongsTo<typeof User>

  /** Of one that was read with them (`withDoubts`). */
  get doubts(): Doubts {
    const { disputedEntry, lostEntry, setOffEntry } = this.$extras
    return { isDisputed: Boolean(disputedEntry), isLost: Boolean(lostEntry ?? setOffEntry) }
  }
}
