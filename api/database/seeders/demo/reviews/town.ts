import { reviewsFrom } from './notes.ts'

const city = reviewsFrom(
  [
    {
      rating: 5,
      title: 'Everything works',
      text: 'Fast internet, strong coffee, quiet bedroom, a lamp on the right side of the desk. I had six calls a day and not one dropped. I have stopped looking at other places.',
      helpful: 6,
    },
    {
      rating: 5,
      title: 'My base in town from now on',
      text: 'Landed at midnight, in bed at one. The code worked the first time and there was milk in the fridge. That is all one wants.',
      reply: 'Milk is always there. Karibu any hour.',
      helpful: 4,
    },
    {
      rating: 4,
      title: 'Great flat, busy street',
      text: 'The bedroom is at the back and silent, the sitting room hears the city until ten. We did not mind. Walkable to food, banks and a good barber.',
      weak: ['location'],
    },
    {
      rating: 4,
      title: 'Clean and simple',
      text: 'No surprises, which is a compliment. Everything in the pictures is there, and it was spotless. The guard at the gate is strict, in a good way.',
    },
    {
      rating: 3,
      title: 'Fine, but the desk is small',
      text: 'I came to work for two weeks, and my screen and my plate could not be there together. The host brought a folding table on the third day. The chair is good.',
      weak: ['accuracy'],
      reply:
        'A larger desk is in since the first of the month. Thank you for putting up with the folding one.',
      helpful: 5,
    },
    {
      rating: 5,
      title: 'The evening view',
      text: 'Turn off the lamps at seven and watch the town switch on. My daughter counted cranes. Comfortable bed, hot shower, no noise after eleven.',
    },
    {
      rating: 2,
      title: 'Lost two hours at check-in',
      text: 'The person with the keys was stuck in traffic on Ngong Road, as everybody always is, and we waited in the lobby with luggage. The flat itself is good. Leave the keys with the guard, please.',
      weak: ['checkIn', 'communication'],
      reply: 'Done: the keys are with the guard from now on. Sorry for your two hours.',
      helpful: 9,
    },
    {
      rating: 5,
      title: 'Power cut, no panic',
      text: 'The whole street went dark and we noticed only because the lift paused. Whoever planned the backup deserves a raise.',
      helpful: 3,
    },
    {
      rating: 4,
      title: 'Good for a conference week',
      text: 'Ten minutes to everything by boda, forty by car, so take the boda. Iron, board and mirror are where a person needs them.',
    },
    {
      rating: 5,
      title: 'Like a friend’s place',
      text: 'Real books, real plants, a decent pan. The note on the fridge listed five places to eat, and we went to all of them.',
    },
    {
      rating: 4,
      title: 'Quiet, for a city',
      text: 'I am a light sleeper and slept. Curtains could be a little longer; the sun here is punctual.',
    },
    {
      rating: 5,
      title: 'Worth it for the balcony',
      text: 'Two chairs, a small table, and the jacarandas below. We had all our breakfasts there, in jumpers in July.',
    },
  ],
  ['city']
)

const suburb = reviewsFrom(
  [
    {
      rating: 5,
      title: 'A garden to think in',
      text: 'I came to finish a thesis and did it under the tree. Ibises complain in the morning and then leave you alone. The house is bright and very clean.',
      helpful: 5,
    },
    {
      rating: 5,
      title: 'Perfect for three generations',
      text: 'Grandmother downstairs, children on the lawn, us with coffee in between. Nobody had to whisper. The kitchen took all of us at once.',
      reply: 'That is what it was built for. Greetings to the boss downstairs.',
      helpful: 8,
    },
    {
      rating: 4,
      title: 'Comfortable and safe',
      text: 'The gate, the dogs, the guard: we slept with the windows open. Some of the plates are chipped, which made us feel at home.',
    },
    {
      rating: 3,
      title: 'Nice house, far from the shops',
      text: 'Do your shopping on the way, because it is a long walk for milk. The house is pleasant and the beds are good. One of the bathrooms needed a new bulb for the whole stay.',
      weak: ['location', 'value'],
      reply:
        'The bulb is in, and there are spares in the drawer now. The shop will bring milk if you call: number on the fridge.',
    },
    {
      rating: 5,
      title: 'We celebrated quietly',
      text: 'A small family ceremony in the garden, no music, thirty chairs. The host helped to plan it and lent us her big sufuria. We left it cleaner than we found it.',
      helpful: 6,
    },
    {
      rating: 4,
      title: 'Birdsong and fibre',
      text: 'The two things I need. The desk faces the trees. It gets cold in the evening in July, and there are blankets.',
    },
    {
      rating: 5,
      title: 'Host answers in minutes',
      text: 'Even when I asked something silly about the gas. House as in the pictures, which is rarer than it should be.',
    },
    {
      rating: 2,
      title: 'Dogs next door',
      text: 'They barked from eleven to three on both nights. The host spoke to the neighbours and I believe her, but we were tired. Inside it is lovely.',
      weak: ['location'],
      reply: 'The neighbours have moved the kennel to the far side. I am sorry about your nights.',
      helpful: 4,
    },
    {
      rating: 5,
      title: 'The best shower in the county',
      text: 'Hot in ten seconds, strong as rain in April. I could stop here, but the garden is good too.',
    },
    {
      rating: 4,
      title: 'Good stay before the airport',
      text: 'We left at four in the morning and the guard had already called the taxi twice. Coffee in a flask, unasked.',
    },
  ],
  ['suburb']
)

/** What guests say of flats and houses in town. */
export const townReviews = [...city, ...suburb]
