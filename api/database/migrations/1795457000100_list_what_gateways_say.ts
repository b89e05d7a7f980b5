import { BaseSchema } from '@adonisjs/lucid/schema'

const INDEXES = {
  payment_events_listed: '(created_at, id)',
  payment_events_by_verdict: '(verdict, created_at, id)',
  payment_events_by_gateway: '(gateway, created_at, id)',
  payment_events_repeated: '(created_at, id) WHERE times_received > 1',
  payment_events_by_receipt: '(receipt) WHERE receipt IS NOT NULL',
}

/** Admins look through them (ADR 0093). The first takes the place of the one by moments alone. */
export default class extends BaseSchema {
  async up() {
    for (const [name, columns] of Object.entries(INDEXES)) {
      this.schema.raw(`CREATE INDEX ${name} ON payment_events ${columns}`)
    }
    this.schema.raw('DROP INDEX payment_events_created_at_index')
  }

  async down() {
    this.schema.raw('CREATE INDEX payment_events_created_at_index ON payment_events (created_at)')
    for (const name of Object.keys(INDEXES)) this.schema.raw(`DROP INDEX ${name}`)
  }
}
