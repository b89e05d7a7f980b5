import { belongsTo, hasMany, scope } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { ReviewSchema } from '#database/schema'
import { changeProblem, reviewActionsFor } from '#domain/reviews'
import Property from '#models/property'
import ReviewImage from '#models/review_image'
import ReviewReport from '#models/review_report'
import User from '#models/user'

/** One per booking (specification §3, Review). */
export default class Review extends ReviewSchema {
  @belongsTo(() => User, { foreignKey: 'authorId' })
  declare author: BelongsTo<typeof User>

  @belongsTo(() => Property)
  declare property: BelongsTo<typeof Property>

  @hasMany(() => ReviewImage)
  declare images: HasMany<typeof ReviewImage>

  @hasMany(() => ReviewReport)
  declare reports: HasMany<typeof ReviewReport>

  /** Public, and counted in ratings. */
  static visible = scope((query) => {
    query.where('status', 'visible')
  })

  static withDetails = scope((query: ModelQueryBuilderContract<typeof Review>) => {
    const role = User.query().select('role').whereColumn('users.id', 'reviews.response_by')
    query
      .select('reviews.*', role.as('responder_role'))
      .preload('author', (author) => author.withScopes((scopes) => scopes.withProfile()))
      .preload('property')
      .preload('images', (images) => images.orderBy('position').orderBy('id'))
  })

  /** Whose words its answer is: an admin may answer, and a property may have been handed over since. */
  get answerFrom(): 'host' | 'formerHost' | 'makao' {
    if (this.responseBy === this.property.hostId) return 'host'
    return this.$extras.responder_role === 'admin' ? 'makao' : 'formerHost'
  }

  /** null when the author can still change it. */
  get changeProblem() {
    return changeProblem({ ...this.#state, nowMs: Date.now() })
  }

  isWrittenBy(user: User | null | undefined) {
    return !!user && user.id === this.authorId
  }

  /** Visible ones for everybody; others for the author and admins. */
  isShownTo(user: User | null) {
    if (this.isWrittenBy(user) || user?.isAdmin) return true
    return this.status === 'visible' && (this.property.isActive || this.property.isRunBy(user))
  }

  actionsFor(user: User) {
    return reviewActionsFor({
      ...this.#state,
      isAuthor: this.isWrittenBy(user),
      isHost: user.id === this.property.hostId,
      isAdmin: user.isAdmin,
      hasResponse: this.responseText !== null,
      nowMs: Date.now(),
    })
  }

  get #state() {
    return { status: this.status, writtenAtMs: this.createdAt.toMillis() }
  }
}
