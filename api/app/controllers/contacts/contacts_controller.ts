import type { HttpContext } from '@adonisjs/core/http'
import { answerContact } from '#actions/contacts/answer_contact'
import { deleteContact } from '#actions/contacts/delete_contact'
import { markContacts } from '#actions/contacts/mark_contacts'
import { sendContactMessage } from '#actions/contacts/send_contact_message'
import { answer, answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import ContactPolicy from '#policies/contact_policy'
import { findContact } from '#queries/contacts/find_contact'
import { listContacts } from '#queries/contacts/list_contacts'
import ContactTransformer from '#transformers/contact_transformer'
import { contactListValidator, contactUpdateValidator, contactValidator } from '#validators/contact'

export default class ContactsController {
  async index({ bouncer, request, serialize }: HttpContext) {
    await bouncer.with(ContactPolicy).authorize('manage')
    const filters = await request.validateUsing(contactListValidator, { data: queryOf(request) })
    const { rows, pagination } = await listContacts(filters)
    return answerPage(await serialize(ContactTransformer.transform(rows)), pagination)
  }

  async store({ i18n, request, response, serialize }: HttpContext) {
    const text = await request.validateUsing(contactValidator, {
      messagesProvider: i18n.createMessagesProvider('contacts'),
    })
    const message = await sendContactMessage(text, i18n.locale)
    response.status(201)
    return answer(
      await serialize(ContactTransformer.transform(message).useVariant('forSender')),
      i18n.t('contacts.sent')
    )
  }

  async show({ bouncer, params, serialize }: HttpContext) {
    await bouncer.with(ContactPolicy).authorize('manage')
    return answer(await serialize(ContactTransformer.transform(await findContact(params.id))))
  }

  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    await bouncer.with(ContactPolicy).authorize('manage')
    const message = await findContact(params.id)
    const { isRead, isAnswered } = await request.validateUsing(contactUpdateValidator)
    if (isRead !== undefined) await markContacts([message.id], isRead)
    if (isAnswered !== undefined) await answerContact(message, auth.getUserOrFail(), isAnswered)
    return answer(
      await serialize(ContactTransformer.transform(await findContact(message.id))),
      i18n.t('contacts.updated')
    )
  }

  async destroy({ auth, bouncer, i18n, params }: HttpContext) {
    await bouncer.with(ContactPolicy).authorize('manage')
    await deleteContact(await findContact(params.id), auth.getUserOrFail())
    return answer(null, i18n.t('contacts.deleted'))
  }
}
