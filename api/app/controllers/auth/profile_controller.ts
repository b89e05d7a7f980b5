import type { HttpContext } from '@adonisjs/core/http'
import { updateDetails } from '#actions/users/update_details'
import { answer } from '#http/answer'
import UserTransformer from '#transformers/user_transformer'
import { detailsValidator } from '#validators/user'

/** The signed-in person's own profile. */
export default class ProfileController {
  async show({ auth, serialize }: HttpContext) {
    const person = auth.getUserOrFail()
    return answer(await serialize(UserTransformer.transform(person).useVariant('forSelf')))
  }

  async update({ auth, i18n, request, serialize }: HttpContext) {
    const person = auth.getUserOrFail()
    const details = await request.validateUsing(detailsValidator, {
      messagesProvider: i18n.createMessagesProvider('users.details'),
    })
    await updateDetails(person, details)
    return answer(
      await serialize(UserTransformer.transform(person).useVariant('forSelf')),
      i18n.t('users.messages.profileUpdated')
    )
  }
}
