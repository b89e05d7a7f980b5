import { BookingDrawer } from '../bookings/drawer'

/** The booking of a stay on the calendar. */
export default function CalendarShow() {
  return <BookingDrawer over="/calendar" />
}
