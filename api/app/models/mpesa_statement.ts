import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { MpesaStatementSchema } from '#database/schema'
import User from '#models/user'

/** A file of M-Pesa's portal that an admin has uploaded. */
export default class MpesaStatement extends MpesaStatementSchema {
  @belongsTo(() => User, { foreignKey: 'uploadedBy' })
  declare uploader: BelongsTo<typeof User>
}
