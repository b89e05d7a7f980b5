import { appUrl } from '#config/app'
import LetterMail, { type Letter } from '#mails/letter_mail'
import type CalendarFeed from '#models/calendar_feed'
import type Property from '#models/property'
import type User from '#models/user'
import type { MailWords } from '#services/mail/mail_words'

/** To a host whose calendar elsewhere cannot be read for a day, or has lost most of its events at once. */
export default class CalendarTroubleMail extends LetterMail {
  constructor(
    host: User,
    readonly property: Property,
    readonly feed: CalendarFeed
  ) {
    super(host)
  }

  protected compose(words: MailWords): Letter {
    const { name, state, held } = this.feed
    const key = `calendars.${state === 'held' ? 'held' : 'failed'}`
    const params = { property: this.property.title, calendar: name, count: held }
    return {
      subject: words.text(`${key}.subject`, params),
      preheader: words.text(`${key}.preheader`, params),
      heading: words.text(`${key}.heading`, params),
      intro: words.text(`${key}.intro`, params),
      action: {
        label: words.text('calendars.action'),
        url: `${appUrl}/dashboard/properties/${this.property.id}`,
      },
    }
  }
}
