import type { HttpContext } from '@adonisjs/core/http'
import { becomeHost } from '#actions/users/become_host'
import { answer } from '#http/answer'
import UserPolicy from '#policies/user_policy'
import UserTransformer from '#transformers/user_transformer'

export default class HostRolesController {
  async store({ auth, bouncer, i18n, serialize }: HttpContext) {
    await bouncer.with(UserPolicy).authorize('becomeHost')
    const host = await becomeHost(auth.getUserOrFail())
    return answer(
      await serialize(UserTransformer.transform(host).useVariant('forSelf')),
      i18n.t('users.messages.becameHost')
    )
  }
}
