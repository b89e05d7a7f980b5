import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { LedgerTransactionSchema } from '#database/schema'
import { GRANTED_KINDS, type Posting } from '#domain/ledger'
import LedgerEntry from '#models/ledger_entry'

/** Append only; `fact` names what it records, once. */
export default class LedgerTransaction extends LedgerTransactionSchema {
  @hasMany(() => LedgerEntry, { foreignKey: 'transactionId' })
  declare entries: HasMany<typeof LedgerEntry>

  get postings(): Posting[] {
    const isGranted = GRANTED_KINDS.some((kind) => kind === this.kind)
    return this.entries.map(({ posting }) => (isGranted ? { ...posting, isGranted } : posting))
  }
}
