import type { HttpContext } from '@adonisjs/core/http'
import { updateDetails } from '#actions/users/update_details'
import { sessionEnd } from '#domain/settings'
import { answer } from '#http/answer'
import { editKnown, orShowCurrent } from '#http/precondition'
import type User from '#models/user'
import { findUser } from '#queries/users/find_user'
import UserTransformer from '#transformers/user_transformer'
import { detailsValidator } from '#validators/user'

export default class ProfileController {
  async show({ auth, response, serialize }: HttpContext) {
    const person = auth.getUserOrFail()
    const end = sessionEnd(person.currentAccessToken?.expiresAt ?? null)
    response.header('X-Session-Until', end.toISOString())
    return answer(await serialize(UserTransformer.transform(person).useVariant('forSelf')))
  }

  async update({ auth, i18n, request, serialize }: HttpContext) {
    const { id } = auth.getUserOrFail()
    const { password, otp, ...details } = await request.validateUsing(detailsValidator, {
      messagesProvider: i18n.createMessagesProvider('users.details'),
    })
    const known = editKnown(request)
    const shown = (person: User) =>
      serialize(UserTransformer.transform(person).useVariant('forSelf'))
    const person = await orShowCurrent(
      () => updateDetails(auth.getUserOrFail(), details, { known, proof: { password, otp } }),
      async () => shown(await findUser(id))
    )
    return answer(await shown(person), i18n.t('users.messages.profileUpdated'))
  }
}
