import { useOutletContext } from 'react-router'
import type { Booking } from '../../api/types'
import { BookingDrawer } from '../bookings/drawer'

export default function TripShow() {
  return <BookingDrawer over="/bookings/trips" rows={useOutletContext<readonly Booking[]>()} />
}
