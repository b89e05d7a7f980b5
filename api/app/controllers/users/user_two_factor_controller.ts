import type { HttpContext } from '@adonisjs/core/http'
import { resetTwoFactor } from '#actions/settings/two_factor'
import { answer } from '#http/answer'
import UserPolicy from '#policies/user_policy'
import UserTransformer from '#transformers/user_transformer'
import { proofValidator } from '#validators/settings'

export default class UserTwoFactorController {
  async destroy({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    await bouncer.with(UserPolicy).authorize('manage')
    const proof = await request.validateUsing(proofValidator)
    const person = await resetTwoFactor(auth.getUserOrFail(), params.id, proof)
    return answer(
      await serialize(UserTransformer.transform(person).useVariant('forSelf')),
      i18n.t('users.messages.twoFactorReset')
    )
  }
}
