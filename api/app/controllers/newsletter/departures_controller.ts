import type { HttpContext } from '@adonisjs/core/http'
import { endSubscription } from '#actions/newsletter/end_subscription'
import { followLink } from '#http/newsletter_link'
import { newsletterPage } from '#http/newsletter_page'

/** GET shows a page, POST unsubscribes. */
export default class DeparturesController {
  async show(ctx: HttpContext) {
    return newsletterPage(ctx, 'unsubscribe')
  }

  async store(ctx: HttpContext) {
    return followLink(ctx, () => endSubscription(String(ctx.params.token)), {
      page: 'unsubscribed',
      message: ctx.i18n.t('newsletter.messages.unsubscribed'),
    })
  }
}
