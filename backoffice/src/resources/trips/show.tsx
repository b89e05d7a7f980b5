import { useOutletContext } from 'react-router'
import type { Booking } from '../../api/types'
import { BookingDrawer } from '../bookings/drawer'

/** One trip over the list of trips. */
export default function TripShow() {
  return <BookingDrawer over="/bookings/trips" rows={useOutletContext<readonly Booking[]>()} />
}
