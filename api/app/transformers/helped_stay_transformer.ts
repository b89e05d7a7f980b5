import { BaseTransformer } from '@adonisjs/core/transformers'
import { ARRIVAL_STEPS } from '#domain/helping'
import type Booking from '#models/booking'
import type User from '#models/user'
import { timesText } from '#services/stay_rules'

/** For who meets its guest: whom, when and how many. No money, no e-mail; the phone once host and guest have each other's. */
export default class HelpedStayTransformer extends BaseTransformer<Booking> {
  constructor(
    resource: Booking,
    protected viewer: User
  ) {
    super(resource)
  }

  toObject() {
    const { id, property, guest, checkIn, checkOut, departedOn, nights, status } = this.resource
    const { adults, children, pets, specialRequests, times, exchangesContact } = this.resource
    const actions = this.resource.actionsFor(this.viewer)
    return {
      _id: id,
      property: { _id: property.id, title: property.title, city: property.city },
      guest: {
        firstName: guest.firstName,
        lastName: guest.lastName,
        phone: exchangesContact ? guest.phone : null,
      },
      checkIn,
      checkOut,
      times: timesText(times),
      departedOn,
      nights,
      guests: { adults, children, pets },
      status,
      specialRequests,
      actions: ARRIVAL_STEPS.filter((step) => actions.includes(step)),
    }
  }
}
