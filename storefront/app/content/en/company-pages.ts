import type { ContentPage } from '../content-page'

export const companyPages = {
  about: {
    title: 'About Makao',
    lead: 'Makao is Kiswahili for a place to live. We help people find one for a night, a week or a season, anywhere in Kenya.',
    sections: [
      {
        heading: 'Why we exist',
        paragraphs: [
          'A good stay starts long before the door opens: with honest pictures, a price that adds up and a host who answers. We put those three things first.',
          'Guests see the whole price before they reserve. Hosts keep their own calendar, approve who stays and hear about every booking at once.',
        ],
      },
      {
        heading: 'How a stay works',
        paragraphs: [
          'Search by place and dates, reserve, and the host approves. You check in, you stay, you check out, and within 14 days you can tell others how it was. Only people who stayed can write a review.',
        ],
      },
      {
        heading: 'Where we are',
        paragraphs: [
          'From Lamu and Diani Beach to Naivasha, Nanyuki and the middle of Nairobi. Every place is let by the person who looks after it.',
        ],
      },
    ],
  },
  careers: {
    title: 'Careers',
    lead: 'We are a small team, and we have no open positions today.',
    sections: [
      {
        heading: 'When that changes',
        paragraphs: [
          'New positions appear on this page first. If you care about hospitality and build things carefully, write to our support address and say what you would like to do here.',
        ],
      },
    ],
  },
  press: {
    title: 'Press',
    lead: 'Writing about travel in Kenya, or about us? We are glad to help.',
    sections: [
      {
        heading: 'Facts in short',
        paragraphs: [
          'Makao is a marketplace for short stays in Kenya. Guests search and reserve; hosts list places and look after bookings. Prices are shown in full before anybody reserves.',
        ],
      },
      {
        heading: 'Talk to us',
        paragraphs: [
          'Write to our support address with the word Press in the subject. We reply within 24 hours.',
        ],
      },
    ],
  },
  blog: {
    title: 'Blog',
    lead: 'Notes from the coast, the lakes and the highlands. The first ones are being written.',
    sections: [
      {
        heading: 'What you will find here',
        paragraphs: [
          'Weekends that work without a car, places to eat where hosts eat themselves, and what each season is good for. Until then, the best guide to a place is the host who lives there.',
        ],
      },
    ],
  },
  forum: {
    title: 'Community forum',
    lead: 'A place for hosts to ask each other. It is not open yet.',
    sections: [
      {
        heading: 'Until it opens',
        paragraphs: [
          'Our host resources answer the questions we hear most. For everything else, write to our support address: a person reads it.',
        ],
      },
    ],
  },
} satisfies Record<string, ContentPage>
