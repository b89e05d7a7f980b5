import type { HttpContext } from '@adonisjs/core/http'
import { changeLike } from '#actions/likes/change_like'
import { answer } from '#http/answer'
import PropertyPolicy from '#policies/property_policy'
import { isLiked } from '#queries/likes/find_like'
import { findListing } from '#queries/properties/find_listing'

/** Every answer has the caller's like and the property's count. */
export default class PropertyLikesController {
  async store(ctx: HttpContext) {
    const { auth, i18n } = ctx
    const property = await this.#found(ctx, 'like')
    const state = await changeLike(auth.getUserOrFail(), property.id, 'like')
    return answer(state, i18n.t('likes.added'))
  }

  async toggle(ctx: HttpContext) {
    const { auth, i18n } = ctx
    const property = await this.#found(ctx, 'like')
    const state = await changeLike(auth.getUserOrFail(), property.id, 'toggle')
    return answer(state, i18n.t(state.liked ? 'likes.added' : 'likes.removed'))
  }

  async show(ctx: HttpContext) {
    const property = await this.#found(ctx, 'view')
    const liked = await isLiked(ctx.auth.getUserOrFail(), property.id)
    return answer({ liked, totalLikes: property.totalLikes })
  }

  async #found({ bouncer, params }: HttpContext, purpose: 'view' | 'like') {
    const property = await findListing(params.id)
    await bouncer.with(PropertyPolicy).authorize(purpose, property)
    return property
  }
}
