import { BaseMail } from '@adonisjs/mail'
import type { MailerContract, MailTransportContract } from '@adonisjs/mail/types'
import type { DateTime } from 'luxon'
import type User from '#models/user'
import { linkedHtml, linkHtml } from '#services/mail/linked_html'
import { MailWords } from '#services/mail/mail_words'
import { appUrl } from '#config/app'

/** `href` makes a link of the value. */
export type Fact = { label: string; value: string; href?: string }

export type Letter = {
  subject: string
  /** Preview line of an inbox. */
  preheader: string
  heading: string
  intro: string
  code?: string
  facts?: Fact[]
  note?: { label: string; text: string }
  action?: { label: string; url: string }
  afterwords?: string[]
}

/** In ms. */
export type LetterTerm = { until?: number }

export type Addressee = Pick<User, 'email'> & {
  settings?: { language: string; timezone?: string } | null
}

export default abstract class LetterMail<Person extends Addressee = User> extends BaseMail {
  constructor(readonly person: Person) {
    super()
  }

  protected abstract compose(words: MailWords): Letter

  protected get address() {
    return this.person.email
  }

  protected reason(words: MailWords, address: string) {
    return words.text('layout.reason', { address })
  }

  /** From when on nobody needs it: one that was held up for longer is not sent. null: it is always sent. */
  protected get until(): DateTime | null {
    return null
  }

  sendLater(mailer: MailerContract<MailTransportContract>) {
    return super.sendLater(mailer, { until: this.until?.toMillis() } satisfies LetterTerm)
  }

  prepare() {
    const words = new MailWords(this.person)
    const letter = this.compose(words)
    const data = {
      letter: { afterwords: [], ...letter, ...htmlOf(letter) },
      language: words.language,
      home: appUrl,
      brand: words.text('layout.brand'),
      tagline: words.text('layout.tagline'),
      signature: words.text('layout.signature'),
      reason: this.reason(words, new URL(appUrl).host),
    }
    this.message
      .to(this.address)
      .subject(letter.subject)
      .htmlView('mails/letter_html', data)
      .textView('mails/letter_text', data)
  }
}

function htmlOf({ facts, note }: Letter) {
  return {
    facts: facts?.map((fact) => ({ ...fact, html: linkHtml(fact.value, fact.href) })),
    note: note && { ...note, html: linkedHtml(note.text) },
  }
}
