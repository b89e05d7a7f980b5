import { appUrl } from '#config/app'
import { fromNight } from '#domain/stay'
import LetterMail, { type Letter } from '#mails/letter_mail'
import type Booking from '#models/booking'
import type CalendarEvent from '#models/calendar_event'
import type CalendarFeed from '#models/calendar_feed'
import type User from '#models/user'
import type { MailWords } from '#services/mail/mail_words'

type Sides = { booking: Booking; event: CalendarEvent; feed: CalendarFeed }

/** To a host whose nights were sold here and elsewhere. The booking comes with its property and guest. */
export default class CalendarConflictMail extends LetterMail {
  constructor(
    host: User,
    readonly sides: Sides
  ) {
    super(host)
  }

  protected compose(words: MailWords): Letter {
    const { booking, event, feed } = this.sides
    const { property, guest } = booking
    const key = 'calendars.conflict'
    const params = { property: property.title, calendar: feed.name }
    const there = { checkIn: fromNight(event.firstNight), checkOut: fromNight(event.endNight) }
    const nights = event.endNight - event.firstNight
    return {
      subject: words.text(`${key}.subject`, params),
      preheader: words.text(`${key}.preheader`, params),
      heading: words.text(`${key}.heading`, params),
      intro: words.text(`${key}.intro`, params),
      facts: [
        { label: words.text('facts.property'), value: `${property.title}, ${property.city}` },
        { label: words.text(`${key}.here`), value: `${guest.firstName}: ${words.stay(booking)}` },
        {
          label: words.text(`${key}.there`, params),
          value: words.stay({ ...there, nights }),
        },
      ],
      action: {
        label: words.text(`${key}.action`),
        url: `${appUrl}/dashboard/bookings/${booking.id}`,
      },
    }
  }
}
