import type { ContentPage } from '../content-page'

export const legalPages = {
  terms: {
    title: 'Terms of service',
    lead: 'The agreement between you and Makao, in plain words.',
    sections: [
      {
        heading: 'Who may use Makao',
        paragraphs: ['The service is for people aged 18 and over, with one account each.'],
      },
      {
        heading: 'Bookings',
        paragraphs: [
          'A booking is an agreement between guest and host. It is pending until the host approves it, unless the place is booked instantly; a pending booking that nobody answers ends after 24 hours. Where guests pay online, an approved booking that is not paid in the time shown ends as well.',
          'The price shown when you reserve is the price of the booking: nights, what the host asks for further guests, cleaning and pets, a service fee of 10% and tax of 8%, line by line.',
        ],
      },
      {
        heading: 'Cancelling',
        paragraphs: [
          'Guest and host may cancel a pending or confirmed booking until check-in. What goes back to a guest who cancels is said by the policy of the place, which is shown before reserving and kept with the booking. When a host cancels, everything goes back.',
          'A guest who leaves early pays what was booked. The host can ask less, once, until 14 days after; what was paid too much goes back.',
        ],
      },
      {
        heading: 'Deposits, and guests who do not come',
        paragraphs: [
          'Some places ask for a refundable deposit, which is shown with the price and paid with the stay. It goes back after check-out. A host may ask for a part of it and says why; the guest has 72 hours to agree, and otherwise Makao decides. What is not granted goes back.',
          'Where a guest does not come and has not cancelled, the host can say so until 7 days after the stay. What goes back is what a cancellation at the time of check-in would have given.',
        ],
        whenGuestsPayHosts: [
          'Where a guest does not come and has not cancelled, the host can say so until 7 days after the stay.',
        ],
      },
      {
        heading: 'Reviews',
        paragraphs: [
          'Reviews come from guests who stayed and are accepted within 14 days of checkout. Hosts may respond once.',
        ],
      },
      {
        heading: 'Payouts',
        paragraphs: ['Hosts are paid 24 hours after check-in.'],
        whenGuestsPayHosts: ['Guests pay their hosts directly. Nothing is paid online here.'],
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    lead: 'What we keep about you, why, and for how long.',
    sections: [
      {
        heading: 'What we keep',
        paragraphs: [
          'Your name, e-mail address and phone, your bookings and reviews, and what you choose to add to your profile. Passwords are stored only as hashes.',
        ],
      },
      {
        heading: 'Who sees it',
        paragraphs: [
          'Your name and picture stand beside your listings and reviews, for everybody, and with your bio and your reviews on your public profile, unless you hide it in your settings. Guest and host of a booking see each other’s name, and the host sees the guest’s e-mail from the request on. Once the stay is confirmed (where it is booked instantly and paid online, once it is paid), the guest sees the host’s e-mail as well, and each of them the other’s phone number. People whom the host lets meet guests see your name, dates and requests and, once the host has it, your phone number. Others see your e-mail and phone only if you choose so in your settings. We sell nothing to anybody.',
        ],
      },
      {
        heading: 'For how long',
        paragraphs: [
          'Booking records are kept 7 years, communications 2 years. An account that nobody verified is deleted after 30 days. Where and by which device somebody signed in, or tried to, is kept 180 days, so that we notice an attack. We know a device again, and the network it was last in, by hashes alone, until a year after its last sign-in, so that we can tell you of a new one.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'Under the Data Protection Act 2019 you may see, correct, take with you or erase your data. Write to our support address.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies',
    lead: 'We use very few, and none of them follow you around.',
    sections: [
      {
        heading: 'The ones we set',
        paragraphs: [
          'One keeps you signed in. One carries a message from page to page for a minute. One remembers your language when you choose it, and one the currency you want to see beside prices.',
          'While you register or set a new password, one holds your email address for half an hour.',
        ],
      },
      {
        heading: 'What your device keeps',
        paragraphs: [
          'So that you can read without a connection, your browser keeps pages you have visited here, among them your trips. They stay on your device, and signing out removes them.',
          'What you have typed to register (your names, email, phone and whether you host, never your password) stays there until you have registered. After half an hour it is used no more, and goes when you next open the form.',
          'Where your session ends while you are writing, what you have typed stays in that tab, for you alone, until you open the form again or close the tab. Passwords and files never do.',
          'The words of a listing that you have not saved stay there, with its street and pin, until you save them, discard them or sign out. After a month they are offered no more.',
        ],
      },
      {
        heading: 'The ones we do not',
        paragraphs: ['No advertising, no tracking, no third parties.'],
      },
    ],
  },
} satisfies Record<string, ContentPage>
