import { BaseTransformer } from '@adonisjs/core/transformers'
import type { CalendarRow, CalendarStay } from '#models/shapes'

/** For whoever manages it: guests' first names and reasons of blocks. */
export default class CalendarPropertyTransformer extends BaseTransformer<CalendarRow> {
  toObject() {
    const { id, title, city, isActive, stays, blocks } = this.resource
    return {
      _id: id,
      title,
      city,
      isActive,
      stays: stays.map((stay) => stayObject(stay)),
      blocks: blocks.map(({ from, to, nights, reason }) => ({ from, to, nights, reason })),
    }
  }
}

function stayObject({ id, status, checkIn, checkOut, nights, people, firstName }: CalendarStay) {
  return { _id: id, status, checkIn, checkOut, nights, guests: people, guest: { firstName } }
}
