import { BaseTransformer } from '@adonisjs/core/transformers'
import type Booking from '#models/booking'
import { timesText } from '#services/stay_rules'

/** For a paper that hangs at a gate: whom to let in, how many and when. No phone, no e-mail, no money. */
export default class GateStayTransformer extends BaseTransformer<Booking> {
  toObject() {
    const { id, property, guest, checkIn, checkOut, nights, times, status } = this.resource
    const { adults, children, pets } = this.resource
    return {
      _id: id,
      property: { _id: property.id, title: property.title, city: property.city },
      guest: { firstName: guest.firstName, lastName: guest.lastName },
      guests: { adults, children, pets },
      checkIn,
      checkOut,
      nights,
      times: timesText(times),
      status,
    }
  }
}
