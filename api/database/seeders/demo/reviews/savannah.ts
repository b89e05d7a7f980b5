import { reviewsFrom } from './notes.ts'

/** What guests say of houses on the plains. */
export const savannahReviews = reviewsFrom(
  [
    {
      rating: 5,
      title: 'Elephants before breakfast',
      text: 'We counted nineteen from the bed, without glasses. The house sits lightly on the land and the people who run it know every track. Food was simple and very good.',
      helpful: 12,
    },
    {
      rating: 5,
      title: 'Dark, quiet, enormous',
      text: 'I had forgotten that there are so many stars. The fire is lit before you ask, and somebody always has a story that may be true.',
      reply: 'They are all true, except the one about the warthog.',
      helpful: 8,
    },
    {
      rating: 4,
      title: 'Wonderful, and very dusty',
      text: 'You will find it in your ears for a week. The showers are good and the laundry came back folded. Bring a scarf for the drive.',
    },
    {
      rating: 5,
      title: 'Our guide read the grass',
      text: 'Two leopards, one kill, and at noon a nap. We paid for a house and got a school. Worth every shilling.',
      helpful: 9,
    },
    {
      rating: 3,
      title: 'Great place, thin walls',
      text: 'The setting is unbelievable. At night one hears everything, and I mean the neighbours and not the lions. Earplugs help with the first and spoil the second.',
      weak: ['value'],
      reply: 'Fair. We have filled the walls since then. The lions are unchanged.',
      helpful: 5,
    },
    {
      rating: 5,
      title: 'Children learnt to track',
      text: 'Lions walk with their claws in, said our six-year-old to his teacher. The staff were endlessly kind to him, and firm about the fence.',
      helpful: 6,
    },
    {
      rating: 4,
      title: 'Charge your phone by day',
      text: 'Solar power is enough when you know how to use it: charge at noon, lamps at night. It is written down, and we read it too late. Beds are excellent.',
    },
    {
      rating: 5,
      title: 'The mountain came out for us',
      text: 'Three mornings, three times the snow was pink. The terrace faces exactly right. We ate breakfast without looking at it once.',
    },
    {
      rating: 2,
      title: 'Car broke down, so did the day',
      text: 'The vehicle that came with the house did not start on our only full day. A second one was found at ten, too late for the cats. Half the fee was returned. House and food were very good.',
      weak: ['value', 'accuracy'],
      reply:
        'I am sorry. Ten is too late, you are right. There is a spare car at the house from now on.',
      helpful: 10,
    },
    {
      rating: 5,
      title: 'Best hosts in the bush',
      text: 'They remembered that my father cannot manage steps and had built a ramp by the time we came. We had mentioned it once.',
      reply: 'The ramp stays. So may he.',
      helpful: 15,
    },
    {
      rating: 4,
      title: 'Hot at noon, heaven at six',
      text: 'Do as they do and sleep in the middle of the day. The breeze comes at four with the first animals. We would have liked more ice.',
    },
    {
      rating: 5,
      title: 'Chapati of legend',
      text: 'It is mentioned in the listing and it is not exaggerated. The rest of the house is lovely too.',
    },
    {
      rating: 5,
      title: 'A week without news',
      text: 'No network, and for two days I reached for my pocket. On the third I had forgotten it. Please do not install anything.',
      helpful: 7,
    },
    {
      rating: 3,
      title: 'Good, but pack food',
      text: 'We had understood that there was a shop near. There is, in the sense of biscuits and batteries. The kitchen is well equipped, so come with a full box and you will be happy.',
      weak: ['accuracy'],
      reply: 'We have made the text clearer: the nearest market is 40 minutes away. Thank you.',
    },
    {
      rating: 5,
      title: 'Giraffe at the washing line',
      text: 'It looked at our socks for ten minutes. I have the picture above my desk now.',
    },
    {
      rating: 4,
      title: 'A fair price for a rare place',
      text: 'Others nearby cost three times as much and have the same sunrise. Water is warm when they say it will be warm.',
    },
  ],
  ['savannah']
)
