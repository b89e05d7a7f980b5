import { useOutletContext } from 'react-router'
import type { Booking } from '../../api/types'
import { BookingDrawer } from './drawer'

export default function BookingShow() {
  return <BookingDrawer over="/bookings" rows={useOutletContext<readonly Booking[]>()} />
}
