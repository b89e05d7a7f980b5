import { belongsTo, hasMany, scope } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { ReviewSchema } from '#database/schema'
import Property from '#models/property'
import ReviewImage from '#models/review_image'
import User from '#models/user'

/** What a guest says after a stay; one per booking (specification §3, Review). */
export default class Review extends ReviewSchema {
  @belongsTo(() => User, { foreignKey: 'authorId' })
  declare author: BelongsTo<typeof User>

  @belongsTo(() => Property)
  declare property: BelongsTo<typeof Property>

  @hasMany(() => ReviewImage)
  declare images: HasMany<typeof ReviewImage>

  /** Neither hidden nor removed by an admin: what the public reads and ratings count. */
  static visible = scope((query) => {
    query.where('status', 'visible')
  })

  /** Everything a review is shown with. */
  static withDetails = scope((query: ModelQueryBuilderContract<typeof Review>) => {
    query
      .preload('author')
      .preload('property')
      .preload('images', (images) => images.orderBy('position').orderBy('id'))
  })
}
