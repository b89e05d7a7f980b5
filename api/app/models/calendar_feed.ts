import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CalendarFeedSchema } from '#database/schema'
import Property from '#models/property'

/** A calendar of another site that a property follows. */
export default class CalendarFeed extends CalendarFeedSchema {
  @belongsTo(() => Property)
  declare property: BelongsTo<typeof Property>
}
