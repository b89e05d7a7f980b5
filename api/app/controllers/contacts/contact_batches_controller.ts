import type { HttpContext } from '@adonisjs/core/http'
import { markContacts } from '#actions/contacts/mark_contacts'
import { answer } from '#http/answer'
import ContactPolicy from '#policies/contact_policy'
import { contactBulkValidator } from '#validators/contact'

export default class ContactBatchesController {
  async update({ bouncer, i18n, request }: HttpContext) {
    await bouncer.with(ContactPolicy).authorize('manage')
    const { ids, isRead, fields } = await request.validateUsing(contactBulkValidator)
    const updated = await markContacts(ids, isRead ?? fields!.isRead)
    return answer({ updated }, i18n.t('contacts.updatedMany', { count: updated }))
  }
}
