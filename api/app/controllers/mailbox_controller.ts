import type { HttpContext } from '@adonisjs/core/http'
import edge from 'edge.js'
import { DateTime } from 'luxon'
import { readLetter, readOutbox, type Letter } from '#services/mail/outbox'

/** No scripts, nothing external; a letter's inline styles are allowed. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Links open outside the mailbox's frame. */
const OUTSIDE = '<base target="_blank">'

/** Letters of the embedded outbox (demo mode only). */
export default class MailboxController {
  async index(ctx: HttpContext) {
    const letters = await readOutbox()
    return this.#page(ctx, 'mailbox/index', {
      letters: letters.map((letter) => this.#present(letter)),
    })
  }

  async show(ctx: HttpContext) {
    const letter = await readLetter(String(ctx.params.id))
    if (!letter) return this.#page(ctx, 'mailbox/missing', {}, 404)
    const html = letter.html.replace('<head>', `<head>${OUTSIDE}`)
    return this.#page(ctx, 'mailbox/show', { letter: { ...this.#present(letter), html } })
  }

  #present(letter: Letter) {
    const sent = DateTime.fromISO(letter.sentAt, { zone: 'Africa/Nairobi', locale: 'en' })
    return {
      ...letter,
      sent: sent.toFormat('ccc d LLL y, HH:mm:ss'),
      code: /^\d{6}(?= )/.exec(letter.subject)?.[0] ?? null,
    }
  }

  async #page({ i18n, response }: HttpContext, view: string, data: object, status = 200) {
    const text = (key: string) => i18n.t(`mailbox.${key}`)
    const html = await edge.render(view, { ...data, text, language: i18n.locale })
    response.header('Content-Security-Policy', POLICY).header('Content-Type', 'text/html')
    return response.status(status).send(html)
  }
}
