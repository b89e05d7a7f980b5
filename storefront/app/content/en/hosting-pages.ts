import type { ContentPage } from '../content-page'

export const hostingPages = {
  'host': {
    title: 'Host your home',
    lead: 'A spare room, a beach cottage or a flat in town: tell us about it, and guests can find it.',
    sections: [
      {
        heading: 'How it works',
        paragraphs: [
          'Create a host account, describe your place, add up to eight pictures and set a price per night. You decide who stays: every booking waits for your approval, unless you let a place be booked instantly.',
        ],
      },
      {
        heading: 'What it costs',
        paragraphs: [
          'Listing is free. Guests pay a service fee of 10% on top of your price. Payouts are released 24 hours after check-in.',
        ],
        whenGuestsPayHosts: [
          'Listing is free. Guests pay you directly, with a service fee of 10% on top of your price. Nothing is paid online here.',
        ],
      },
      {
        heading: 'Your calendar stays yours',
        paragraphs: [
          'A night that is taken can never be sold twice. When a booking is cancelled, its nights are free again at once.',
        ],
      },
    ],
  },
  'host-resources': {
    title: 'Host resources',
    lead: 'What hosts told us they wish they had known at the start.',
    sections: [
      {
        heading: 'Pictures',
        paragraphs: [
          'Open the curtains, take the picture in the morning, and hold the camera level. Lead with the one room or view people will remember.',
        ],
      },
      {
        heading: 'Describe the way there',
        paragraphs: [
          'Most streets have no name. A landmark, a gate colour and the name of the stage help more than a street number.',
        ],
      },
      {
        heading: 'Answer quickly',
        paragraphs: [
          'A request holds its nights for 24 hours. Guests choose the host who answers first.',
        ],
      },
    ],
  },
  'hosting-responsibly': {
    title: 'Hosting responsibly',
    lead: 'A guest is your guest; the neighbourhood is everyone’s.',
    sections: [
      {
        heading: 'Safety at home',
        paragraphs: [
          'Check wiring, gas and locks before every season, keep a first-aid box, and leave emergency numbers where guests can see them.',
        ],
      },
      {
        heading: 'Neighbours',
        paragraphs: [
          'Agree on quiet hours, say how many people may stay, and leave a number your neighbours can call.',
        ],
      },
      {
        heading: 'Law and taxes',
        paragraphs: [
          'Hospitality businesses register under the Data Protection Act, and letting is taxed. Take advice that fits your place.',
        ],
      },
    ],
  },
} satisfies Record<string, ContentPage>
