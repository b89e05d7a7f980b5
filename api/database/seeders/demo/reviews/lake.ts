import { reviewsFrom } from './notes.ts'

/** What guests say of houses by the lakes. */
export const lakeReviews = reviewsFrom(
  [
    {
      rating: 5,
      title: 'Sunset like a slow film',
      text: 'It takes its time and you should too. We had our chairs out by five every day. The house is close to the water, clean, and quiet except for the birds, who have opinions.',
      helpful: 6,
    },
    {
      rating: 5,
      title: 'Fish eagles for an alarm clock',
      text: 'They start at six. By seven we had seen more birds than in a year in town. Good kitchen, firm beds, friendly caretaker who pointed at everything with his chin.',
      helpful: 4,
    },
    {
      rating: 4,
      title: 'Lovely, mind the lake flies',
      text: 'On two evenings they came in clouds, as they do. Close the shutters at six and all is well, and the caretaker told us so in time. Everything else is perfect.',
      reply: 'They have a season, and you met it. Thank you for your humour.',
    },
    {
      rating: 5,
      title: 'Fresh fish, no menu',
      text: 'You choose from the boat, they fry it, you eat with your hands. That was every evening. The rooms are cool and the water pressure is a miracle.',
      helpful: 5,
    },
    {
      rating: 3,
      title: 'Great spot, weak shower',
      text: 'You cannot beat the place. The shower gives you about a cup a minute, and we were six people. The host says that the pump is ordered.',
      weak: ['value'],
      reply: 'It has arrived and works. Your cup has become a bucket.',
      helpful: 4,
    },
    {
      rating: 5,
      title: 'Our team wants to move in',
      text: 'We came to plan a year and got it done in two days, because there is nothing else to do but think and look at water. Internet held.',
    },
    {
      rating: 4,
      title: 'Good value by the water',
      text: 'Simple rooms, honest pictures. Music from the other shore on Saturday, gone by midnight. We would come again in the week.',
    },
    {
      rating: 5,
      title: 'The children saw a hippo',
      text: 'From a safe distance, with the guard and a very large torch. They have drawn it eleven times since. Thank you for the patience.',
      reply: 'The hippo thanks them for the portraits.',
      helpful: 9,
    },
    {
      rating: 2,
      title: 'Generator at five in the morning',
      text: 'Two mornings we were woken by a generator under the window. The owner apologised and said the power had been cut, which is true, but it must not stand there. A pity, since the house is very nice.',
      weak: ['location', 'accuracy'],
      reply: 'It stands behind the store now, with a wall around it. Come and hear nothing.',
      helpful: 8,
    },
    {
      rating: 5,
      title: 'Papyrus, pelicans, peace',
      text: 'We took the boat at six with the light coming up, and nobody spoke for an hour. Then tea. I recommend this order.',
    },
    {
      rating: 4,
      title: 'A proper weekend',
      text: 'Two hours of driving, two days of grass under the feet. The garden is bigger than it looks. Bring a jumper for the evening.',
    },
    {
      rating: 5,
      title: 'Warm people, cool house',
      text: 'Our car had a puncture at the gate and before we had found the jack, it was done. That is the sort of place it is.',
      helpful: 3,
    },
    {
      rating: 4,
      title: 'Far, and worth it',
      text: 'The last part of the road takes as long as they say. Then you sit down and understand why. Carry cash; there is no machine for miles.',
      weak: ['location'],
    },
    {
      rating: 5,
      title: 'Came for one night, stayed four',
      text: 'My wife is still talking about the colour of the water at seven. Clean sheets, sweet tea, and a caretaker who knows stars.',
    },
  ],
  ['lake']
)
