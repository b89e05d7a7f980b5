import type { ContentPage } from '../content-page'

export const supportPages = {
  help: {
    title: 'Help centre',
    lead: 'The questions we hear most, answered in a sentence or two.',
    sections: [
      {
        heading: 'When am I charged?',
        paragraphs: [
          'Not when you reserve. Your request holds the nights for 24 hours while the host decides. A place that is booked instantly is confirmed at once.',
          'Once the stay is confirmed you read until when to pay: within an hour where you book instantly. Without a payment the stay ends then, and nothing is charged.',
        ],
        whenGuestsPayHosts: [
          'Not when you reserve. Your request holds the nights for 24 hours while the host decides. A place that is booked instantly is confirmed at once.',
        ],
      },
      {
        heading: 'Can I cancel?',
        paragraphs: [
          'Yes, a pending or confirmed booking can be cancelled from My Trips, and its nights are free again at once.',
          'What goes back to you is said by the cancellation policy of the place. You see it before you reserve, and the amount before you cancel.',
        ],
        whenGuestsPayHosts: [
          'Yes, a pending or confirmed booking can be cancelled from My Trips, and its nights are free again at once.',
        ],
      },
      {
        heading: 'How do I pay?',
        paragraphs: [
          'On the page of your trip, by M-Pesa or by card, as it offers. With M-Pesa a question comes to your phone: enter your PIN there, and never on a page of Makao.',
          'A deposit goes back after check-out. Where your host asks for a part of it, you read why and have 72 hours to agree or not; otherwise Makao decides.',
        ],
        whenGuestsPayHosts: ['Guests pay their hosts directly. Nothing is paid online here.'],
      },
      {
        heading: 'Something is wrong when I arrive',
        paragraphs: [
          'Call your host first: their number stands in My Trips. If nobody answers, or the place is not what you booked, write to us at any hour and name your booking.',
        ],
      },
      {
        heading: 'I did not get my code',
        paragraphs: [
          'The code expires in 5 minutes; check spam. When the countdown has ended you can ask for a new one.',
        ],
      },
      {
        heading: 'Who can write a review?',
        paragraphs: ['Only guests who stayed, within 14 days of checkout, once per booking.'],
      },
    ],
  },
  safety: {
    title: 'Safety',
    lead: 'Good stays are built on trust. This is what we do for it, and what you can do.',
    sections: [
      {
        heading: 'What we do',
        paragraphs: [
          'Phones, e-mail addresses and street addresses are never public. The street of a place is shown once a booking is confirmed; where you book instantly and pay online, once it is paid.',
        ],
      },
      {
        heading: 'What you can do',
        paragraphs: [
          'Book on Makao and nowhere beside it, read the house rules before you reserve, and tell us when something is not as described.',
        ],
      },
      {
        heading: 'In an emergency',
        paragraphs: ['Call 999 or 112 first. Then tell us, at any hour.'],
      },
    ],
  },
} satisfies Record<string, ContentPage>
