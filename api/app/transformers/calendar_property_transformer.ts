import { BaseTransformer } from '@adonisjs/core/transformers'
import { toMajor } from '#domain/money'
import type { CalendarRow, CalendarStay } from '#models/shapes'

/** For whoever manages it: guests' first names, reasons of blocks what each night costs and why, and how long stays are that begin then. */
export default class CalendarPropertyTransformer extends BaseTransformer<CalendarRow> {
  toObject() {
    const { id, title, city, isActive, stays, blocks, currency } = this.resource
    const { nightPrices, priceReasons, minimums } = this.resource
    return {
      _id: id,
      title,
      city,
      isActive,
      currency,
      nightPrices: nightPrices.map((price) => toMajor(price)),
      priceReasons: priceReasons.map(({ from, to, kind, name }) => ({ from, to, kind, name })),
      minimums: minimums.map(({ from, to, nights }) => ({ from, to, nights })),
      stays: stays.map((stay) => stayObject(stay)),
      blocks: blocks.map(({ from, to, nights, reason, calendar }) => ({
        from,
        to,
        nights,
        reason,
        calendar,
      })),
    }
  }
}

function stayObject({ id, status, checkIn, checkOut, nights, people, firstName }: CalendarStay) {
  return { _id: id, status, checkIn, checkOut, nights, guests: people, guest: { firstName } }
}
