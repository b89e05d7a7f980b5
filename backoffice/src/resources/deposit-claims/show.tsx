import { BookingDrawer } from '../bookings/drawer'

/** The stay that a claim is about. */
export default function DepositClaimShow() {
  return <BookingDrawer over="/payouts/claims" />
}
