import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DiscrepancySchema } from '#database/schema'
import Payment from '#models/payment'
import User from '#models/user'

/** Where a gateway and our books differ. */
export default class Discrepancy extends DiscrepancySchema {
  @belongsTo(() => Payment)
  declare payment: BelongsTo<typeof Payment>

  @belongsTo(() => User, { foreignKey: 'resolvedBy' })
  declare resolver: BelongsTo<typeof User>
}
