import { reviewsFrom } from './notes.ts'

/** What guests say of houses in the old Swahili towns. */
export const oldTownReviews = reviewsFrom(
  [
    {
      rating: 5,
      title: 'Like living inside a carved chest',
      text: 'Thick walls, niches, brass, and a roof where the evening comes to you. It is warm at noon and perfect after four. We learnt to sleep like everybody here: twice.',
      reply: 'Twice is correct. Karibu tena.',
      helpful: 9,
    },
    {
      rating: 5,
      title: 'The roof, the roof, the roof',
      text: 'We ate all our meals up there and watched the town do its day. The house is old and cared for, and the bathroom is new where it should be.',
      helpful: 5,
    },
    {
      rating: 4,
      title: 'Many stairs, worth every one',
      text: 'Count on eighty steps with your bag, or pay the porter, who is faster and laughs at you less than you deserve. Rooms are spotless. The call to prayer is close and beautiful and early.',
      weak: ['checkIn'],
    },
    {
      rating: 5,
      title: 'History, and hot water',
      text: 'Our host told us who had lived in each room and since when. I have stayed in museums with less to say. And the shower is strong.',
      reply: 'My grandmother would have told you more. Thank you for listening.',
      helpful: 6,
    },
    {
      rating: 3,
      title: 'Charming but hot in February',
      text: 'A lovely house with very little wind in the lower bedroom. We moved upstairs and it was fine. A standing fan on each floor would settle it.',
      weak: ['value'],
      reply: 'Two fans have been carried up since. Pole for the warm first night.',
      helpful: 4,
    },
    {
      rating: 5,
      title: 'Kahawa downstairs, dhows upstairs',
      text: 'Bought kaimati at the corner, drank coffee from the man with the brass pot, and went up to watch the harbour. There is no better breakfast in Kenya.',
    },
    {
      rating: 4,
      title: 'Bring soft shoes and patience',
      text: 'The lanes are narrow and the first walk is confusing; after that every child greets you. The kitchen is small but has what you need.',
    },
    {
      rating: 2,
      title: 'Too many mosquitoes',
      text: 'The house is beautiful, but two nets had holes and the court collects water after rain. We bought coils. The host brought new nets the next morning, so the third night was good.',
      weak: ['cleanliness', 'value'],
      reply: 'New nets everywhere now, and the court drains. Thank you for your patience with us.',
      helpful: 7,
    },
    {
      rating: 5,
      title: 'A door with its own key',
      text: 'The key is as long as my hand and I miss carrying it. Quiet, cool, dignified. Please never put a television in this house.',
    },
    {
      rating: 5,
      title: 'We stayed three days longer',
      text: 'Booked two nights, stayed five. The caretaker found us a boat, a drum maker and a doctor for my ear, in that order.',
      helpful: 8,
    },
    {
      rating: 4,
      title: 'Good for writers',
      text: 'Long table, good lamp, silence between prayers. The internet was steady enough for calls. I finished two chapters.',
    },
    {
      rating: 5,
      title: 'Supper we talk about still',
      text: 'Pilau, kachumbari, a bowl of something with coconut that nobody would explain. Ask a day ahead, as they say.',
      reply: 'It was mchuzi wa kamba. Now you know, and must come back anyway.',
    },
  ],
  ['oldtown']
)
