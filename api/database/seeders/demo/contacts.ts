import type { DemoContact } from './types.ts'

/** Messages from the contact form, newest first. */
export const demoContacts: DemoContact[] = [
  {
    fullName: 'Beatrice Wanza',
    email: 'beatrice.wanza@example.com',
    phone: '+254721556310',
    subject: 'Paying for a stay in two parts',
    message:
      'Hello, we are nine cousins planning December in Diani. Can we pay half now and half when we arrive? Three of us would use M-Pesa and the rest cards.',
    isRead: false,
    daysAgo: 0,
  },
  {
    fullName: 'Farah Hussein',
    email: 'farah.hussein@example.com',
    phone: '+254798204417',
    subject: 'Verification code never arrived',
    message:
      'I tried to register twice today and the e-mail with the six digits does not come. It is not in spam either. Could you look at my address please?',
    isRead: false,
    daysAgo: 1,
  },
  {
    fullName: 'George Mutiso',
    email: 'george.mutiso@example.com',
    phone: '+254733815062',
    subject: 'Listing my house in Machakos',
    message:
      'I have a three-bedroom house in the Mua Hills with an orchard. What do you need from me to list it, and how long does the verification take? I can send the title deed and pictures.',
    isRead: false,
    daysAgo: 2,
  },
  {
    fullName: 'Anyango Oloo',
    email: 'anyango.oloo@example.com',
    phone: '+254710992845',
    subject: 'Wheelchair access in Kisumu',
    message:
      'My father uses a wheelchair and I cannot tell from the pictures which houses have steps at the door. Could hosts be asked to say how wide their doors are? Thank you for the filter, it helps already.',
    isRead: false,
    daysAgo: 3,
  },
  {
    fullName: 'Lukas Brunner',
    email: 'lukas.brunner@example.com',
    phone: '+254701448239',
    subject: 'Invoice for a company stay',
    message:
      'We booked the flat in Kilimani for two engineers. Our accountant needs an invoice with the tax shown separately and our company address. Is that possible afterwards?',
    isRead: true,
    daysAgo: 5,
  },
  {
    fullName: 'Zeituni Athman',
    email: 'zeituni.athman@example.com',
    phone: '+254115730984',
    subject: 'Prayer direction and quiet in Lamu',
    message:
      'Karibu is a lovely word to see on the page. A small wish: hosts could mention the nearest mosque and a prayer mat, as many of us ask each time.',
    isRead: true,
    daysAgo: 8,
  },
  {
    fullName: 'Kimutai Rono',
    email: 'kimutai.rono@example.com',
    phone: '+254727301156',
    subject: 'Changing the dates of a booking',
    message:
      'My race has moved by one week. Can I change the dates of my stay in Iten, or must I cancel and book again? The host says it is fine with him.',
    isRead: true,
    daysAgo: 11,
  },
  {
    fullName: 'Nduta Gitau',
    email: 'nduta.gitau@example.com',
    phone: '+254722067394',
    subject: 'A review with my full name',
    message:
      'I wrote a review last year and it shows my full name. I have changed jobs and would prefer only the first name. The review itself may stay, it was true.',
    isRead: true,
    daysAgo: 16,
  },
  {
    fullName: 'Peris Chelagat',
    email: 'peris.chelagat@example.com',
    phone: '+254794528813',
    subject: 'Student visit, forty people',
    message:
      'I teach biology in Eldoret and want to bring forty students to Kakamega for two nights. Do you have several houses close together, and is there a price for schools?',
    isRead: true,
    daysAgo: 21,
  },
  {
    fullName: 'Omondi Were',
    email: 'omondi.were@example.com',
    phone: '+254736119270',
    subject: 'Thank you for the quick refund',
    message:
      'The host in Naivasha had to cancel because of a burst pipe and the money was back on my phone the same day. I had expected a fight. Thank you.',
    isRead: true,
    daysAgo: 27,
  },
  {
    fullName: 'Sarah Muthama',
    email: 'sarah.muthama@example.com',
    phone: '+254718840567',
    subject: 'Writing about small stays',
    message:
      'I write for a travel magazine in Nairobi and would like to speak with two or three of your hosts in the west of the country. Whom should I ask, and may we take pictures?',
    isRead: true,
    daysAgo: 34,
  },
  {
    fullName: 'Juma Mwakazi',
    email: 'juma.mwakazi@example.com',
    phone: '+254740663921',
    subject: 'Wrong pin on the map',
    message:
      'The house by Voi gate is shown on the wrong side of the highway. A taxi took us to the quarry first. The caretaker laughed, but it was late and we did not, at once.',
    isRead: true,
    daysAgo: 48,
  },
]
