import { reviewsFrom } from './notes.ts'

/** Words that fit any house. */
export const anywhereReviews = reviewsFrom([
  {
    rating: 5,
    title: 'Spotless and welcoming',
    text: 'We arrived late and tired, and there was a light on, tea in a flask and a note with our names spelt right. It was the same until we left.',
    helpful: 7,
  },
  {
    rating: 5,
    title: 'Better than the pictures',
    text: 'I was ready to be disappointed and was not. The light in the rooms cannot be drawn. We would come back for the mornings alone.',
    reply: 'We gave up trying to draw it. Come back and try yourself.',
    helpful: 4,
  },
  {
    rating: 4,
    title: 'Very good, small things missing',
    text: 'A second pot, a hook in the bathroom, a bin in the kitchen. I mention them because all the rest is right.',
    reply: 'Pot, hook, bin: bought on Saturday. Asante.',
  },
  {
    rating: 5,
    title: 'The host thought ahead',
    text: 'Matches beside the candles, an umbrella by the door, the number of a driver who actually comes. You feel looked after, and nobody stands over you.',
  },
  {
    rating: 4,
    title: 'Would book again',
    text: 'Clean, fair, easy. Parking is tight for a big car. The bed is the good kind of hard.',
  },
  {
    rating: 5,
    title: 'Five nights, no complaints',
    text: 'And my husband is a man who complains. Water hot, linen white, neighbours polite.',
    helpful: 10,
  },
  {
    rating: 3,
    title: 'All right for a night',
    text: 'It does what it says, and no more. The kitchen light flickers and the sofa has given up in the middle. For the price it is fair.',
    weak: ['value'],
    reply: 'The sofa has been retired with honours. Thank you for being fair.',
  },
  {
    rating: 5,
    title: 'Karibu means karibu here',
    text: 'We were strangers at the gate and cousins at the table. Thank you for the songs, and for the recipe, which I have already ruined once.',
    reply: 'Less salt, lower fire. Try again and report.',
    helpful: 11,
  },
  {
    rating: 4,
    title: 'Comfortable, simple, honest',
    text: 'Nothing is new and everything is cared for. I prefer it so. Internet was enough for mail and a film at night.',
  },
  {
    rating: 5,
    title: 'Everything in its place',
    text: 'Somebody loves order in this house. The drawers have labels, and after three days I was putting things back without thinking.',
  },
  {
    rating: 4,
    title: 'Easy from first message to last',
    text: 'Answers within the hour, directions that work, keys where they should be. The towels could be larger, for tall people.',
  },
  {
    rating: 3,
    title: 'Mixed feelings',
    text: 'The location and the people are very good. The rooms had not been aired and smelt closed for the first day. After that it was a pleasant stay.',
    weak: ['cleanliness'],
    reply: 'We had been away for a month and it showed. We air every Friday now. Pole sana.',
    helpful: 3,
  },
  {
    rating: 5,
    title: 'We celebrated our exam results here',
    text: 'Four friends, one big pot of pilau, no parties, as promised. The caretaker pretended not to hear the singing.',
  },
  {
    rating: 5,
    title: 'A place to recover',
    text: 'I came after an operation and needed quiet, shade and a firm chair. There was all of it, and fruit at the door every second day. I had not told anyone.',
    reply: 'We noticed how you took the steps. Be well.',
    helpful: 16,
  },
  {
    rating: 4,
    title: 'Nice touches',
    text: 'Kikois for everybody, a jar of groundnuts, a drawing by the host’s daughter over the sink. One curtain does not close, which you learn at six.',
  },
  {
    rating: 2,
    title: 'Not clean enough',
    text: 'Hair in the shower and crumbs in the drawers when we came. It was cleaned the same afternoon, with apologies and mandazi, but it should be ready at three as promised.',
    weak: ['cleanliness', 'checkIn'],
    reply:
      'No excuse. We have changed who cleans on Mondays. Thank you for telling us before you left.',
    helpful: 8,
  },
  {
    rating: 5,
    title: 'Exactly what we needed',
    text: 'Two days, no plans, good beds. We cooked, we talked, we finally finished the puzzle from Christmas.',
  },
  {
    rating: 5,
    title: 'Our son took his first steps',
    text: 'From the bed to the door, on those cool floors. We shall remember the house for it, and for the kindness.',
    helpful: 9,
  },
  {
    rating: 4,
    title: 'Good communication',
    text: 'The gas ran out at supper, and in twenty minutes there was a new cylinder and an apology. That is how one should do it.',
  },
  {
    rating: 5,
    title: 'Honest listing',
    text: 'It said that the road is rough and the road is rough. It said that the view is good and the view is very good. I like people who write like this.',
    reply: 'We like people who read like this.',
    helpful: 5,
  },
  {
    rating: 1,
    title: 'Cancelled one day before',
    text: 'We got the message the evening before, with children packed and excited. The money came back at once, and the reason was a burst pipe, which happens. But call, do not write.',
    weak: ['communication'],
    reply:
      'You are right, I should have called. The pipe is mended. Your next stay has an extra night on us.',
    helpful: 6,
  },
  {
    rating: 4,
    title: 'Peaceful week',
    text: 'We read seven books between the two of us. Mosquito nets in order, knives sharp, neighbours invisible.',
  },
  {
    rating: 5,
    title: 'Rafiki prices, hotel beds',
    text: 'I do not know how they do it. I sleep badly in most places and slept well here.',
  },
  {
    rating: 4,
    title: 'The road is the only thing',
    text: 'Take it slowly after rain. The house rewards you with hot water, thick towels and a very good chair.',
    weak: ['location'],
  },
  {
    rating: 5,
    title: 'Left with a jar of honey',
    text: 'And a basket, and a telephone number, and a plan for December. Asanteni sana.',
    helpful: 4,
  },
  {
    rating: 3,
    title: 'Pleasant, but we expected a lamp to read by',
    text: 'One bulb in the middle of the ceiling is not a light for reading. Apart from this the stay was good and the host friendly.',
    weak: ['accuracy'],
    reply: 'There are two reading lamps now, and I read by one of them as I write.',
  },
  {
    rating: 5,
    title: 'As good the second time',
    text: 'We came back after a year, worried that it would be less. It was the same, with a larger bougainvillea.',
  },
  {
    rating: 4,
    title: 'Fair and friendly',
    text: 'Checked in early without extra cost because the room was ready. The fan squeaks on three, so use two.',
  },
])
