import { LedgerEntrySchema } from '#database/schema'

/** Append only. */
export default class LedgerEntry extends LedgerEntrySchema {
  get posting() {
    return { account: this.account, amount: this.amountMinor, hostId: this.hostId }
  }
}
