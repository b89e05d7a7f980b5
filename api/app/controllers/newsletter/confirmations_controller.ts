import type { HttpContext } from '@adonisjs/core/http'
import { confirmSubscription } from '#actions/newsletter/confirm_subscription'
import { followLink } from '#http/newsletter_link'
import { newsletterPage } from '#http/newsletter_page'

/** GET shows a page, POST confirms. */
export default class ConfirmationsController {
  async show(ctx: HttpContext) {
    return newsletterPage(ctx, 'confirm')
  }

  async store(ctx: HttpContext) {
    return followLink(ctx, () => confirmSubscription(String(ctx.params.token)), {
      page: 'confirmed',
      message: ctx.i18n.t('newsletter.messages.confirmed'),
    })
  }
}
