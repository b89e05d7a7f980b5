import { BaseSchema } from '@adonisjs/lucid/schema'

/** The expressions of `alphabetical` (services/database/in_order.ts); the orders by bare names and addresses are asked for no more. */
const ADDED: Record<string, { table: string; columns: readonly string[] }> = {
  users_by_first_name: { table: 'users', columns: ['first_name', 'last_name'] },
  users_by_last_name: { table: 'users', columns: ['last_name', 'first_name'] },
  users_by_email: { table: 'users', columns: ['email'] },
  contact_messages_by_full_name: { table: 'contact_messages', columns: ['full_name'] },
  newsletter_subscribers_by_email: { table: 'newsletter_subscribers', columns: ['email'] },
}

const REPLACED: Record<string, readonly (readonly string[])[]> = {
  users: [
    ['first_name', 'last_name', 'id'],
    ['last_name', 'first_name', 'id'],
  ],
  contact_messages: [['full_name', 'id']],
}

export default class extends BaseSchema {
  async up() {
    const collated = this.db.dialect.name === 'postgres' ? ' collate "C"' : ''
    for (const [name, { table, columns }] of Object.entries(ADDED)) {
      const keys = columns.map((column) => `lower(${column}${collated})`).join(', ')
      this.schema.raw(`create index ${name} on ${table} (${keys}, id)`)
    }
    for (const [name, indexes] of Object.entries(REPLACED)) {
      this.schema.alterTable(name, (table) => {
        for (const columns of indexes) table.dropIndex([...columns])
      })
    }
  }

  async down() {
    for (const [name, indexes] of Object.entries(REPLACED)) {
      this.schema.alterTable(name, (table) => {
        for (const columns of indexes) table.index([...columns])
      })
    }
    for (const name of Object.keys(ADDED)) this.schema.raw(`drop index ${name}`)
  }
}
