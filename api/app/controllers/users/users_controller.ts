import type { HttpContext } from '@adonisjs/core/http'
import { createUser } from '#actions/users/create_user'
import { deleteUser } from '#actions/users/delete_user'
import { updateUser } from '#actions/users/update_user'
import { answer, answerPage } from '#http/answer'
import { editKnown, orShowCurrent } from '#http/precondition'
import { queryOf } from '#http/query'
import UserPolicy from '#policies/user_policy'
import { findAccount } from '#queries/users/find_user'
import { listUsers } from '#queries/users/list_users'
import UserTransformer from '#transformers/user_transformer'
import { userCreationValidator, userListValidator, userUpdateValidator } from '#validators/user'

export default class UsersController {
  async index({ bouncer, request, serialize }: HttpContext) {
    await bouncer.with(UserPolicy).authorize('viewAny')
    const filters = await request.validateUsing(userListValidator, { data: queryOf(request) })
    const { rows, pagination } = await listUsers(filters)
    const people = await serialize(UserTransformer.transform(rows).useVariant('forSelf'))
    return answerPage(people, pagination)
  }

  async store({ auth, bouncer, i18n, request, response, serialize }: HttpContext) {
    await bouncer.with(UserPolicy).authorize('manage')
    const { password, otp, ...details } = await request.validateUsing(userCreationValidator, {
      messagesProvider: i18n.createMessagesProvider('users.details'),
    })
    const person = await createUser(auth.getUserOrFail(), details, { password, otp })
    response.status(201)
    return answer(
      await serialize(UserTransformer.transform(person).useVariant('forSelf')),
      i18n.t('users.messages.created')
    )
  }

  async show({ bouncer, params, serialize }: HttpContext) {
    const person = await findAccount(params.id)
    await bouncer.with(UserPolicy).authorize('view', person)
    return answer(await serialize(UserTransformer.transform(person).useVariant('forAccount')))
  }

  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    await bouncer.with(UserPolicy).authorize('manage')
    const { password, otp, ...change } = await request.validateUsing(userUpdateValidator, {
      messagesProvider: i18n.createMessagesProvider('users.details'),
    })
    const basis = { known: editKnown(request), proof: { password, otp } }
    const shown = async () => {
      const person = await findAccount(params.id)
      return serialize(UserTransformer.transform(person).useVariant('forAccount'))
    }
    await orShowCurrent(() => updateUser(auth.getUserOrFail(), params.id, change, basis), shown)
    return answer(await shown(), i18n.t('users.messages.updated'))
  }

  async destroy({ auth, bouncer, i18n, params }: HttpContext) {
    await bouncer.with(UserPolicy).authorize('manage')
    await deleteUser(auth.getUserOrFail(), params.id)
    return answer(null, i18n.t('users.messages.deleted'))
  }
}
