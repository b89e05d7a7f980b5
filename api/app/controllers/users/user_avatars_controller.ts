import type { HttpContext } from '@adonisjs/core/http'
import { replaceAvatar } from '#actions/users/replace_avatar'
import { answer } from '#http/answer'
import UserPolicy from '#policies/user_policy'
import { findUser } from '#queries/users/find_user'
import UserTransformer from '#transformers/user_transformer'

export default class UserAvatarsController {
  async store({ bouncer, i18n, params, request, serialize }: HttpContext) {
    const person = await findUser(params.id)
    await bouncer.with(UserPolicy).authorize('changeAvatar', person)
    await replaceAvatar(person, request.file('avatar'))
    return answer(
      await serialize(UserTransformer.transform(person).useVariant('forSelf')),
      i18n.t('users.messages.avatarUpdated')
    )
  }
}
