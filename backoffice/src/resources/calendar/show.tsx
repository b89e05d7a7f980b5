import { BookingDrawer } from '../bookings/drawer'

export default function CalendarShow() {
  return <BookingDrawer over="/calendar" />
}
