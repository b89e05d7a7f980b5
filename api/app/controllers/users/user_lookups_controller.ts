import type { HttpContext } from '@adonisjs/core/http'
import { LIMITS } from '#domain/search'
import { answer } from '#http/answer'
import { queryOf } from '#http/query'
import UserPolicy from '#policies/user_policy'
import { searchUsers } from '#queries/users/list_users'
import { userStats } from '#queries/users/user_stats'
import UserTransformer from '#transformers/user_transformer'
import { userSearchValidator } from '#validators/user'

export default class UserLookupsController {
  async search({ bouncer, i18n, request, serialize }: HttpContext) {
    await bouncer.with(UserPolicy).authorize('viewAny')
    const { q, limit = LIMITS.list } = await request.validateUsing(userSearchValidator, {
      data: queryOf(request),
      messagesProvider: i18n.createMessagesProvider('users.details'),
    })
    const people = await searchUsers(q, limit)
    return answer(await serialize(UserTransformer.transform(people).useVariant('forSelf')))
  }

  async stats({ bouncer }: HttpContext) {
    await bouncer.with(UserPolicy).authorize('viewAny')
    return answer(await userStats())
  }
}
