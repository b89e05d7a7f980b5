import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ReviewReportSchema } from '#database/schema'
import User from '#models/user'

/** Open until an admin has decided. */
export default class ReviewReport extends ReviewReportSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
