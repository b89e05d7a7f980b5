import type { HttpContext } from '@adonisjs/core/http'
import { toggleUserStatus } from '#actions/users/toggle_user_status'
import { answer } from '#http/answer'
import UserPolicy from '#policies/user_policy'
import UserTransformer from '#transformers/user_transformer'
import { userStatusValidator } from '#validators/user'

export default class UserStatusesController {
  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    await bouncer.with(UserPolicy).authorize('manage')
    const { isActive } = await request.validateUsing(userStatusValidator)
    const person = await toggleUserStatus(auth.getUserOrFail(), params.id, isActive)
    const happened = person.isActive ? 'activated' : 'deactivated'
    return answer(
      await serialize(UserTransformer.transform(person).useVariant('forSelf')),
      i18n.t(`users.messages.${happened}`)
    )
  }
}
