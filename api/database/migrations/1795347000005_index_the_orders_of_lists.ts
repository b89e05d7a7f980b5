import { BaseSchema } from '@adonisjs/lucid/schema'

type Columns = readonly string[]

/** Every order of `domain/list_sorts.ts`, behind whatever a large list is narrowed by (ADR 0037). */
const ADDED: Record<string, readonly Columns[]> = {
  reviews: [
    ['created_at', 'id'],
    ['rating', 'id'],
    ['helpful_votes', 'id'],
    ['status', 'created_at', 'id'],
    ['status', 'rating', 'id'],
    ['status', 'helpful_votes', 'id'],
    ['property_id', 'status', 'created_at', 'id'],
    ['author_id', 'created_at', 'id'],
  ],
  bookings: [
    ['created_at', 'id'],
    ['check_in', 'id'],
    ['total_kes_minor', 'id'],
    ['status', 'created_at', 'id'],
    ['status', 'check_in', 'id'],
    ['status', 'total_kes_minor', 'id'],
    ['host_id', 'created_at', 'id'],
    ['host_id', 'check_in', 'id'],
    ['host_id', 'total_kes_minor', 'id'],
    ['host_id', 'status', 'created_at', 'id'],
    ['guest_id', 'created_at', 'id'],
    ['property_id', 'created_at', 'id'],
    ['cancelled_by'],
  ],
  users: [
    ['created_at', 'id'],
    ['first_name', 'last_name', 'id'],
    ['last_name', 'first_name', 'id'],
    ['role', 'id'],
    ['role', 'created_at', 'id'],
  ],
  properties: [
    ['created_at', 'id'],
    ['rating_hundredths', 'id'],
    ['total_reviews', 'id'],
  ],
  contact_messages: [
    ['created_at', 'id'],
    ['full_name', 'id'],
  ],
  newsletter_subscribers: [['created_at', 'id']],
  audit_events: [
    ['action', 'id'],
    ['actor_id', 'id'],
    ['subject_type', 'subject_id', 'id'],
  ],
  review_votes: [['user_id']],
  review_reports: [['user_id']],
}

/** The beginnings of the above. */
const REPLACED: Record<string, readonly Columns[]> = {
  reviews: [['property_id', 'status', 'id'], ['author_id']],
  bookings: [['host_id', 'status', 'id'], ['property_id']],
  users: [['role']],
  audit_events: [['action'], ['actor_id'], ['subject_type', 'subject_id']],
}

export default class extends BaseSchema {
  async up() {
    this.#index(ADDED)
    this.schema.raw(
      'create index users_by_last_login on users ((last_login_at is not null), last_login_at, id)'
    )
    this.schema.raw(
      'create index contact_messages_unread_first on contact_messages (is_read, created_at desc, id desc)'
    )
    this.#unindex(REPLACED)
  }

  async down() {
    this.#index(REPLACED)
    this.schema.raw('drop index contact_messages_unread_first')
    this.schema.raw('drop index users_by_last_login')
    this.#unindex(ADDED)
  }

  #index(tables: typeof ADDED) {
    for (const [name, indexes] of Object.entries(tables)) {
      this.schema.alterTable(name, (table) => {
        for (const columns of indexes) table.index([...columns])
      })
    }
  }

  #unindex(tables: typeof ADDED) {
    for (const [name, indexes] of Object.entries(tables)) {
      this.schema.alterTable(name, (table) => {
        for (const columns of indexes) table.dropIndex([...columns])
      })
    }
  }
}
