import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import ContactPolicy from '#policies/contact_policy'
import { contactStats } from '#queries/contacts/list_contacts'

export default class ContactStatsController {
  async show({ bouncer }: HttpContext) {
    await bouncer.with(ContactPolicy).authorize('manage')
    return answer(await contactStats())
  }
}
