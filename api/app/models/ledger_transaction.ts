import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { LedgerTransactionSchema } from '#database/schema'
import LedgerEntry from '#models/ledger_entry'

/** Append only; `fact` names what it records, once. */
export default class LedgerTransaction extends LedgerTransactionSchema {
  @hasMany(() => LedgerEntry, { foreignKey: 'transactionId' })
  declare entries: HasMany<typeof LedgerEntry>
}
