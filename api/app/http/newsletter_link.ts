import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#exceptions/refusal'
import { answer } from '#http/answer'
import { newsletterPage, type NewsletterPage } from '#http/newsletter_page'
import { newsletterLinkValidator } from '#validators/newsletter'

type Outcome = { page: NewsletterPage; message: string }

/** Answers a page for the button, JSON for clients and one-click unsubscription (RFC 8058). */
export async function followLink(
  ctx: HttpContext,
  act: () => Promise<void>,
  { page, message }: Outcome
) {
  const fromPage = await ctx.request.validateUsing(newsletterLinkValidator)
  try {
    await act()
  } catch (error) {
    if (fromPage.page && error instanceof Refusal) return newsletterPage(ctx, 'dead')
    throw error
  }
  return fromPage.page ? newsletterPage(ctx, page) : answer(null, message)
}
