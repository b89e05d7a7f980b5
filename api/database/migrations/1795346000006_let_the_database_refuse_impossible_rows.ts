import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks, type Checks } from '#database/checks'

const oneOf = (column: string, values: string[]) =>
  `{${column}} IN (${values.map((value) => `'${value}'`).join(', ')})`
const atLeast = (least: number, columns: string[]) =>
  columns.map((column) => `{${column}} >= ${least}`).join(' AND ')

const CURRENCY = oneOf('currency', ['KES', 'USD', 'EUR', 'GBP'])

const RATINGS = [
  'rating',
  'cleanliness_rating',
  'communication_rating',
  'check_in_rating',
  'accuracy_rating',
  'location_rating',
  'value_rating',
]

const CHECKS: Record<string, Checks> = {
  users: {
    role: oneOf('role', ['admin', 'host', 'guest']),
  },
  properties: {
    currency: CURRENCY,
    amounts: atLeast(0, ['price_minor', 'bedrooms', 'total_likes', 'total_reviews']),
    capacity: atLeast(1, ['max_guests', 'bathroom_halves']),
    rating: '{rating_hundredths} BETWEEN 0 AND 500',
    offer: 'NOT ({is_active} OR {paused_with_host}) OR {price_minor} > 0',
  },
  bookings: {
    status: oneOf('status', ['pending', 'confirmed', 'checked-in', 'checked-out', 'cancelled']),
    payment_status: oneOf('payment_status', ['unpaid', 'pending', 'paid', 'refunding', 'refunded']),
    currency: CURRENCY,
    stay: '{check_in} < {check_out} AND {nights} >= 1',
    guests: '{adults} >= 1 AND {children} >= 0',
    amounts: atLeast(0, [
      'price_per_night_minor',
      'base_minor',
      'service_fee_minor',
      'tax_minor',
      'service_fee_tax_minor',
      'total_minor',
      'total_kes_minor',
    ]),
  },
  payments: {
    status: oneOf('status', [
      'starting',
      'pending',
      'paid',
      'failed',
      'expired',
      'refundDue',
      'refunded',
    ]),
    currency: CURRENCY,
    amount: atLeast(0, ['amount_minor']),
  },
  reviews: {
    status: oneOf('status', ['visible', 'hidden', 'removed']),
    ratings: RATINGS.map((rating) => `{${rating}} BETWEEN 1 AND 5`).join(' AND '),
    votes: atLeast(0, ['helpful_votes']),
  },
}

/**
 * What the code promises of rows, refused by the database as well. First what older versions let through is mended:
 * paused listings without a price stay off, of several primary pictures and open attempts one is.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'UPDATE properties SET paused_with_host = false WHERE paused_with_host AND price_minor = 0'
    )
    this.schema.raw(`UPDATE property_images SET is_primary = false WHERE is_primary AND id NOT IN
      (SELECT min(id) FROM property_images WHERE is_primary GROUP BY property_id)`)
    this.schema.raw(`UPDATE payments SET status = 'expired' WHERE status IN ('starting', 'pending')
      AND id NOT IN (SELECT max(id) FROM payments WHERE status IN ('starting', 'pending') GROUP BY booking_id)`)

    this.schema.raw(
      'CREATE UNIQUE INDEX property_images_one_primary ON property_images (property_id) WHERE is_primary'
    )
    this.schema.raw(
      "CREATE UNIQUE INDEX payments_one_under_way ON payments (booking_id) WHERE status IN ('starting', 'pending')"
    )
    for (const [table, checks] of Object.entries(CHECKS)) addChecks(this, table, checks)
  }

  async down() {
    for (const [table, checks] of Object.entries(CHECKS)) {
      dropChecks(this, table, Object.keys(checks))
    }
    this.schema.raw('DROP INDEX payments_one_under_way')
    this.schema.raw('DROP INDEX property_images_one_primary')
  }
}
