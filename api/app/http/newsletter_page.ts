import type { HttpContext } from '@adonisjs/core/http'
import edge from 'edge.js'

/** No scripts, nothing external; the form posts to this origin only. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

export type NewsletterPage = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'dead'

/** Has a button, because mail programs open links by themselves. Failures are pages too. */
export async function newsletterPage({ i18n, response }: HttpContext, page: NewsletterPage) {
  const html = await edge.render('newsletter/page', {
    text: (key: string) => i18n.t(`newsletter.pages.${page}.${key}`),
    home: i18n.t('newsletter.pages.home'),
    asks: page === 'confirm' || page === 'unsubscribe',
    language: i18n.locale,
  })
  response.header('Content-Security-Policy', POLICY).header('Content-Type', 'text/html')
  response.header('Referrer-Policy', 'no-referrer')
  return response.send(html)
}
