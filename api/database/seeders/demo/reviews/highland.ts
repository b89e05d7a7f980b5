import { reviewsFrom } from './notes.ts'

/** What guests say of houses in the hills. */
export const highlandReviews = reviewsFrom(
  [
    {
      rating: 5,
      title: 'Cold nights, warm house',
      text: 'We needed the blankets and there were enough of them. Mist until eight, then a green so bright it looks painted. The bread was still warm when it came to the door.',
      helpful: 7,
    },
    {
      rating: 5,
      title: 'Tea as far as you can see',
      text: 'You wake, you walk, you drink what grows there. Our children learnt to pluck two leaves and a bud and were very proud. The house is simple and complete.',
      reply: 'They are hired for next season.',
      helpful: 6,
    },
    {
      rating: 4,
      title: 'Peace, and a rough last stretch',
      text: 'The road in the rain is a small adventure and our Vitz was not amused. Once you are there you will not want to move anyway. Hot shower, hot soup, hot-water bottles.',
      weak: ['location'],
      reply: 'In April and November call us: Kamau comes down with the tractor.',
    },
    {
      rating: 5,
      title: 'The quiet is real',
      text: 'No hooting, no music, only turacos. I slept ten hours and dreamt nothing. The kitchen had proper knives and a coffee pot that did not leak.',
    },
    {
      rating: 3,
      title: 'Beautiful place, smoky room',
      text: 'The setting is wonderful. On the first evening the smoke came into the room instead of going up, and everything we own smells of it. The caretaker swept the flue the next day and it was fine.',
      weak: ['cleanliness'],
      reply: 'A bird had built in the chimney. It has moved, at our request. Sorry for the smell.',
      helpful: 5,
    },
    {
      rating: 5,
      title: 'Ran at dawn, ate like a king',
      text: 'Red road, thin air, and kind people who did not laugh at my pace. Ugali, mursik and greens at noon. I came back slower and happier.',
      helpful: 4,
    },
    {
      rating: 4,
      title: 'Everything as promised',
      text: 'Good beds, good light, firewood stacked. Phone network comes and goes with the clouds. Download your maps before you arrive.',
    },
    {
      rating: 5,
      title: 'My mother cried at the view',
      text: 'She grew up near here and had not been back in thirty years. The host sat with her for an hour and they found two common cousins. We only came for the hills.',
      reply: 'And now we are family. Greet her from all of us.',
      helpful: 13,
    },
    {
      rating: 4,
      title: 'Great walks from the door',
      text: 'Three paths start at the gate, one easy and two honest. The hand-drawn map on the wall is better than my phone. Bring shoes that like mud.',
    },
    {
      rating: 5,
      title: 'Rain on an iron roof',
      text: 'It rained every afternoon at three and it was the best hour of the day. A chair, a blanket, a pot of tea, that sound.',
      helpful: 8,
    },
    {
      rating: 2,
      title: 'Too cold for our baby',
      text: 'We asked for a heater twice before coming and there was none. Extra blankets are not the same with an infant. The house is pretty and the people friendly, but the message should have been answered.',
      weak: ['communication', 'accuracy'],
      reply:
        'You asked and we missed it. There are two heaters in the house now. I am sorry, and I hope the little one is well.',
      helpful: 9,
    },
    {
      rating: 5,
      title: 'Birds, books, bed by nine',
      text: 'A shelf of field guides, a porch at the right height, and no reason to look at a screen. Saw the black-and-white casqued hornbill twice before breakfast.',
    },
    {
      rating: 4,
      title: 'A good stop on the long road west',
      text: 'We meant to sleep and go, and stayed for lunch. Secure parking, a strong shower, and a dog who supervises the loading of cars.',
    },
    {
      rating: 5,
      title: 'Farm breakfast',
      text: 'Eggs that were laid while we watched, honey from the slope, pawpaw from the tree. The room is plain and spotless.',
      helpful: 3,
    },
    {
      rating: 5,
      title: 'For anyone tired of Nairobi',
      text: 'Two hours from the office and it is another country. We lit the fire at five and did not touch a phone until Sunday.',
    },
    {
      rating: 3,
      title: 'Good house, hard to find',
      text: 'We drove past the gate four times, in the dark, with tired children. A sign would do it. Inside, everything was ready and warm.',
      weak: ['checkIn', 'location'],
      reply: 'There is a white stone with the name on it now. Thank you.',
      helpful: 6,
    },
    {
      rating: 4,
      title: 'Clear mornings, cloudy noons',
      text: 'Set your alarm for six if you want the mountain, as the host says. We saw it on two mornings of three, which is luck.',
    },
    {
      rating: 5,
      title: 'They think of everything',
      text: 'A torch by each bed, a box of candles, gumboots in four sizes. You can tell that the owner sleeps here too.',
    },
    {
      rating: 5,
      title: 'Best walk of our lives',
      text: 'The ranger the host called for us knew every footprint. We came back wet and stupidly happy, and there was soup.',
    },
    {
      rating: 4,
      title: 'Calm and well kept',
      text: 'The garden alone is worth the price. I would add one more lamp to read by in the sitting room.',
    },
  ],
  ['highland']
)
