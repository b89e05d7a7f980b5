import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import InviteSubscriber from '#jobs/invite_subscriber'
import { consumeMailLimit } from '#services/limits/mail_limits'
import { newsletterValidator } from '#validators/newsletter'

/** The answer never tells who is subscribed (decisions, §2.4). */
export default class SubscriptionsController {
  async store({ i18n, request }: HttpContext) {
    const { email } = await request.validateUsing(newsletterValidator, {
      messagesProvider: i18n.createMessagesProvider('auth.session'),
    })
    if (await consumeMailLimit('newsletter', email)) {
      await InviteSubscriber.enqueue({ email, language: i18n.locale })
    }
    return answer(null, i18n.t('newsletter.messages.asked'))
  }
}
