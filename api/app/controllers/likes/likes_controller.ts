import type { HttpContext } from '@adonisjs/core/http'
import { changeLike } from '#actions/likes/change_like'
import { answer, answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import UserPolicy from '#policies/user_policy'
import { findOwnLike } from '#queries/likes/find_like'
import { likesOf } from '#queries/likes/likes_of'
import { findUser } from '#queries/users/find_user'
import LikedPropertyTransformer from '#transformers/liked_property_transformer'
import { savedListValidator } from '#validators/wishlist'

export default class LikesController {
  async index(ctx: HttpContext) {
    return this.#page(ctx, ctx.auth.getUserOrFail().id)
  }

  /** For the person themselves and admins. */
  async ofPerson(ctx: HttpContext) {
    const person = await findUser(ctx.params.id)
    await ctx.bouncer.with(UserPolicy).authorize('view', person)
    return this.#page(ctx, person.id)
  }

  async destroy({ auth, i18n, params }: HttpContext) {
    const person = auth.getUserOrFail()
    const { propertyId } = await findOwnLike(person, params.id)
    const state = await changeLike(person, propertyId, 'unlike')
    return answer(state, i18n.t('likes.removed'))
  }

  async #page({ request, serialize }: HttpContext, userId: number) {
    const asked = await request.validateUsing(savedListValidator, {
      data: queryOf(request),
    })
    const { rows, pagination } = await likesOf(userId, asked)
    return answerPage(await serialize(LikedPropertyTransformer.transform(rows)), pagination)
  }
}
