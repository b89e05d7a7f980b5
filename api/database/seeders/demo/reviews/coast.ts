import { reviewsFrom } from './notes.ts'

/** What guests say of houses on the coast. */
export const coastReviews = reviewsFrom(
  [
    {
      rating: 5,
      title: 'We did nothing, very well',
      text: 'Four days of wind, fish and sleep. The house is open to the breeze and you soon stop closing doors. Our host sent the day’s tide times every morning without being asked.',
      reply: 'Doing nothing well is the plan. Karibuni tena.',
      helpful: 11,
    },
    {
      rating: 5,
      title: 'The sea is the first thing you hear',
      text: 'Woke at six with the tide and stayed on the veranda until the tea was gone. Clean, cool, and exactly as described. My mother has already asked when we go back.',
      helpful: 6,
    },
    {
      rating: 5,
      title: 'Coconut fish I still think about',
      text: 'We asked for supper at the house twice and should have asked four times. Everything was ready, nothing was fussy. The beds have good nets with no holes, which matters here.',
      reply: 'I have passed this to the kitchen, where it was read aloud.',
      helpful: 9,
    },
    {
      rating: 4,
      title: 'Lovely, bring your own snorkel',
      text: 'The place is as pretty as the pictures and the people who look after it are kind. The masks in the cupboard leak, so bring your own. Otherwise nothing to add.',
      weak: ['value'],
    },
    {
      rating: 4,
      title: 'Good breeze, slow internet at night',
      text: 'A very good week for a family with two small children. The internet is fine until seven in the evening and then goes fishing. We read instead.',
      reply: 'True, the line is busy in the evening. A second one is ordered.',
      helpful: 4,
    },
    {
      rating: 5,
      title: 'Perfect before the long rains',
      text: 'March was hot, but the house is built for it: thick walls, high roof, shade where you need it. Sand was swept twice a day and we never saw by whom.',
    },
    {
      rating: 3,
      title: 'Pretty house, tired mattress',
      text: 'The garden and the view are worth the trip. The mattress in the second bedroom has lived its life, and one fan knocked all night. The host offered another room at once, so we did not lose sleep the second night.',
      weak: ['cleanliness', 'value'],
      reply:
        'You were right about the mattress: it was replaced on Tuesday. Thank you for telling us so gently.',
      helpful: 8,
    },
    {
      rating: 5,
      title: 'Tuk-tuk, mangoes, sunset, repeat',
      text: 'Arrived by train, collected on time, cold madafu in hand within five minutes. The caretaker drew us a map to the good chapati. We followed it daily.',
      helpful: 5,
    },
    {
      rating: 4,
      title: 'Honest place, fair price',
      text: 'No marble, no nonsense. Hot shower, sharp knives, a line to dry kikois. Monkeys took our bananas off the table, and the listing had warned us.',
    },
    {
      rating: 2,
      title: 'Water went off for a day',
      text: 'The house is nice but the pump failed on our second morning and the plumber came at four. For this price I expected a tank. The host apologised and took one night off the bill, which was correct.',
      weak: ['value', 'accuracy'],
      reply:
        'You should not have had to wait. There is now a tank of 5,000 litres. I am sorry about that day.',
      helpful: 12,
    },
    {
      rating: 5,
      title: 'Our third time, the best one',
      text: 'We keep coming because nothing changes except the paint. The people remember how we take tea. The sea was flat like a plate for the whole week.',
      reply: 'Strong, with ginger. See you in August.',
      helpful: 3,
    },
    {
      rating: 5,
      title: 'Made for a slow Sunday',
      text: 'We came only for two nights from Nairobi and it felt like a week. Clean linen that smelt of the sun, a kitchen with everything, and no television noise anywhere.',
    },
    {
      rating: 4,
      title: 'Beautiful, but the path is dark',
      text: 'Everything inside is lovely. The last fifty metres from the road have no light, so arrive before seven or hold a torch. The askari met us on the second evening without being asked.',
      weak: ['checkIn'],
      helpful: 4,
    },
    {
      rating: 3,
      title: 'Nice rooms, loud neighbours',
      text: 'A wedding next door went on until two. Not the fault of the host, who warned us that morning, but we had come to sleep. The house itself is clean and well kept.',
      weak: ['location'],
      reply:
        'Sorry about the taarab. It was a very happy couple. Next time I will move you to the garden side.',
    },
    {
      rating: 5,
      title: 'Kids did not want to leave',
      text: 'Crabs in a bucket, sand in every bag, one lost tooth. There was a cot, a high chair and a box of toys with all their pieces. That says a lot about a house.',
      helpful: 7,
    },
    {
      rating: 5,
      title: 'A birthday to remember',
      text: 'The caretaker hung frangipani over the table for my wife’s fiftieth. Nobody had asked him to. The dhow captain he called was on time and sang on the way back.',
      reply: 'He has been told, and is pretending not to be pleased.',
      helpful: 10,
    },
    {
      rating: 4,
      title: 'Clean, airy, well run',
      text: 'Check-in took five minutes. The instructions for the gas and the gate are on one page, in big letters. I took away a star only because the shower head needs descaling.',
      weak: ['cleanliness'],
    },
    {
      rating: 5,
      title: 'Best sleep of the year',
      text: 'Fan, net, sea. That is all one needs, and all three work here.',
    },
    {
      rating: 4,
      title: 'Great for two families',
      text: 'We were two families with five children and never queued for anything. A second fridge would help in the hot months. The beach boys were polite once the askari said good morning to them.',
    },
    {
      rating: 1,
      title: 'Not what we booked',
      text: 'On arrival we were told that the house had a leak and were moved to another one, smaller and further from the beach. The refund for the difference came after three reminders. The second house was clean, but it is not what we paid for.',
      weak: ['accuracy', 'communication', 'checkIn'],
      reply:
        'You are right, and I handled it badly. The roof is repaired, and we now call before people travel. I am sorry.',
      helpful: 14,
    },
  ],
  ['coast']
)
