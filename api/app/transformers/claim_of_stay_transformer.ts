import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ClaimOfStay } from '#models/shapes'
import DepositClaimTransformer from '#transformers/deposit_claim_transformer'
import { publicPerson } from '#transformers/user_transformer'

/** With the stay that it is about, for admins. */
export default class ClaimOfStayTransformer extends BaseTransformer<ClaimOfStay> {
  toObject() {
    const { booking, claim } = this.resource
    const { checkIn, checkOut, currency, guest, host, id, property } = booking
    return {
      ...new DepositClaimTransformer(claim).toObject(),
      currency,
      booking: { _id: id, checkIn, checkOut, property: property.title },
      guest: publicPerson(guest),
      host: publicPerson(host),
    }
  }
}
