import { day } from '#tests/helpers/days'
import type { Prepared } from '#tests/helpers/openapi/document'
import type { World } from '#tests/helpers/openapi/world'

const dates = { checkIn: day(60), checkOut: day(62) }

/** Requests about bookings and the calendar, by their people and by who helps there. */
export const STAY_REQUESTS: Record<string, (world: World) => Prepared> = {
  'helping.accept': ({ invitation }) => ({ params: { id: invitation.id } }),
  'helping.leave': ({ helper }) => ({ params: { id: helper.id } }),
  'helping.checkIn': ({ stays }) => ({ params: { id: stays.arriving.id } }),
  'helping.undoCheckIn': ({ stays }) => ({ params: { id: stays.leaving.id } }),
  'helping.checkOut': ({ stays }) => ({ params: { id: stays.leaving.id } }),
  'helping.undoCheckOut': ({ stays }) => ({ params: { id: stays.unreviewed.id } }),
  'helping.place': ({ property }) => ({ params: { id: property.id } }),
  'helping.approve': ({ stays }) => ({ params: { id: stays.pending.id } }),
  'helping.decline': ({ stays }) => ({ params: { id: stays.pending.id } }),
  'helping.quoteDates': ({ stays }) => ({
    params: { id: stays.agreed.id },
    query: { checkIn: day(147), checkOut: day(149) },
  }),
  'helping.proposeDates': ({ stays }) => ({
    params: { id: stays.agreed.id },
    body: { checkIn: day(147), checkOut: day(149) },
  }),
  'helping.agreeDates': ({ stays, dateChange }) => ({
    params: { id: stays.asked.id },
    body: { change: dateChange.id },
  }),
  'helping.declineDates': ({ stays, dateChange }) => ({
    params: { id: stays.asked.id },
    body: { change: dateChange.id },
  }),
  'helping.withdrawDates': ({ stays, dateChange }) => ({
    params: { id: stays.asked.id },
    body: { change: dateChange.id },
  }),
  'bookings.unavailableDates': ({ property }) => ({ params: { id: property.id } }),
  'bookings.checkAvailability': ({ property }) => ({ params: { id: property.id }, body: dates }),
  'bookings.store': ({ property }) => ({
    body: { property: property.id, ...dates, guests: { adults: 2, children: 0 } },
  }),
  'bookings.update': () => ({ body: { specialRequests: 'A cot, please' } }),
  'bookings.priceNights': ({ property }) => ({
    body: {
      from: day(90),
      to: day(93),
      properties: [
        {
          property: property.id,
          currency: property.currency,
          periods: [{ firstNight: day(90), lastNight: day(92), price: 9000 }],
        },
      ],
    },
  }),
  'bookings.setMinimums': ({ property }) => ({
    body: {
      from: day(90),
      to: day(93),
      properties: [
        {
          property: property.id,
          minimums: [{ firstNight: day(90), lastNight: day(92), nights: 3 }],
        },
      ],
    },
  }),
  'bookings.blockNights': ({ property }) => ({
    body: { blocks: [{ property: property.id, from: day(90), to: day(93) }] },
  }),
  'bookings.blockWeekly': ({ property }) => ({
    body: { properties: [property.id], from: day(60), to: day(90), weekdays: ['monday'] },
  }),
  'bookings.undoWeekly': ({ property }) => ({
    body: { block: '2f8c1e0a-5d7b-4c39-9a61-0b7d3e5f1c24', properties: [property.id] },
  }),
  'bookings.unblockNights': ({ property }) => ({
    body: { properties: [property.id], from: day(90), to: day(93) },
  }),
  'bookings.checkIn': ({ stays }) => ({ params: { id: stays.arriving.id } }),
  'bookings.checkOut': ({ stays }) => ({ params: { id: stays.leaving.id } }),
  'bookings.undoCheckIn': ({ stays }) => ({ params: { id: stays.arrived.id } }),
  'bookings.undoCheckOut': ({ stays }) => ({ params: { id: stays.departed.id } }),
  'bookings.noShow': ({ stays }) => ({ params: { id: stays.missed.id } }),
  'bookings.undoNoShow': ({ stays }) => ({ params: { id: stays.absent.id } }),
  'bookings.quoteDates': ({ stays }) => ({
    params: { id: stays.agreed.id },
    query: { checkIn: day(154), checkOut: day(156) },
  }),
  'bookings.proposeDates': ({ stays }) => ({
    params: { id: stays.agreed.id },
    body: { checkIn: day(154), checkOut: day(156) },
  }),
  'bookings.otherProperties': ({ stays }) => ({ params: { id: stays.agreed.id } }),
  'bookings.changeProperty': ({ stays, property }) => ({
    params: { id: stays.agreed.id },
    body: { property: property.id },
  }),
  'bookings.changeStay': ({ stays }) => ({
    params: { id: stays.agreed.id },
    body: { checkIn: day(160), checkOut: day(162), isPaid: true },
  }),
  'bookings.quoteLowered': ({ stays }) => ({ params: { id: stays.finished.id } }),
  'bookings.lowerPrice': ({ stays }) => ({
    params: { id: stays.finished.id },
    body: { less: 100 },
  }),
  'bookings.agreeDates': ({ stays, dateChange }) => ({
    params: { id: stays.asked.id },
    body: { change: dateChange.id },
  }),
  'bookings.declineDates': ({ stays, dateChange }) => ({
    params: { id: stays.asked.id },
    body: { change: dateChange.id },
  }),
  'bookings.withdrawDates': ({ stays, dateChange }) => ({
    params: { id: stays.asked.id },
    body: { change: dateChange.id },
  }),
  'bookings.claimDeposit': ({ stays }) => ({
    params: { id: stays.over.id },
    body: { amount: 2500, reason: 'Two glasses are broken.' },
  }),
  'bookings.acceptClaim': ({ stays, claim }) => ({
    params: { id: stays.claimed.id },
    body: { claim: claim.id },
  }),
  'bookings.contestClaim': ({ stays, claim }) => ({
    params: { id: stays.claimed.id },
    body: { claim: claim.id, answer: 'They were broken when we came.' },
  }),
  'bookings.withdrawClaim': ({ stays, claim }) => ({
    params: { id: stays.claimed.id },
    body: { claim: claim.id },
  }),
  'bookings.decideClaim': ({ stays, contestedClaim }) => ({
    params: { id: stays.contested.id },
    body: { claim: contestedClaim.id, amount: 1000, decision: 'Half of it is wear.' },
  }),
  'bookings.notePayment': ({ stays }) => ({ params: { id: stays.arrived.id } }),
  'bookings.undoPayment': ({ stays }) => ({ params: { id: stays.arrived.id } }),
  'bookings.pay': ({ stays }) => ({ params: { id: stays.arriving.id }, body: {} }),
}
