import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ContactMessageSchema } from '#database/schema'
import User from '#models/user'

/** Specification §3, Contact message. */
export default class ContactMessage extends ContactMessageSchema {
  @belongsTo(() => User, { foreignKey: 'answeredById' })
  declare answeredBy: BelongsTo<typeof User>
}
