import { belongsTo, hasMany, scope } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { ReviewSchema } from '#database/schema'
import { changeProblem, reviewActionsFor } from '#domain/reviews'
import Property from '#models/property'
import ReviewImage from '#models/review_image'
import ReviewReport from '#models/review_report'
import User from '#models/user'

/** What a guest says after a stay; one per booking (specification §3, Review). */
export default class Review extends ReviewSchema {
  @belongsTo(() => User, { foreignKey: 'authorId' })
  declare author: BelongsTo<typeof User>

  @belongsTo(() => Property)
  declare property: BelongsTo<typeof Property>

  @hasMany(() => ReviewImage)
  declare images: HasMany<typeof ReviewImage>

  @hasMany(() => ReviewReport)
  declare reports: HasMany<typeof ReviewReport>

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

  /** Why its author can no longer change it, null when they can. */
  get changeProblem() {
    return changeProblem({ ...this.#standing, nowMs: Date.now() })
  }

  isWrittenBy(user: User | null | undefined) {
    return !!user && user.id === this.authorId
  }

  /** Whether somebody reads it: everybody where it stands in public, its author and admins always. */
  isShownTo(user: User | null) {
    if (this.isWrittenBy(user) || user?.isAdmin) return true
    return this.status === 'visible' && (this.property.isActive || this.property.isRunBy(user))
  }

  /** What this person may do with it now (domain/reviews). */
  actionsFor(user: User) {
    return reviewActionsFor({
      ...this.#standing,
      isAuthor: this.isWrittenBy(user),
      isHost: user.id === this.property.hostId,
      isAdmin: user.isAdmin,
      hasResponse: this.responseText !== null,
      nowMs: Date.now(),
    })
  }

  get #standing() {
    return { status: this.status, writtenAtMs: this.createdAt.toMillis() }
  }
}
