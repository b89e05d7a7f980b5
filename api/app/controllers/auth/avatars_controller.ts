import type { HttpContext } from '@adonisjs/core/http'
import { replaceAvatar } from '#actions/users/replace_avatar'
import { answer } from '#http/answer'
import UserTransformer from '#transformers/user_transformer'

export default class AvatarsController {
  async store({ auth, i18n, request, serialize }: HttpContext) {
    const person = auth.getUserOrFail()
    await replaceAvatar(person, request.file('avatar'))
    return answer(
      await serialize(UserTransformer.transform(person).useVariant('forSelf')),
      i18n.t('users.messages.avatarUpdated')
    )
  }
}
