import type { BankCode } from '#domain/kenya/banks'

/** Where a bank sends a host's payouts. */
export type BankAccount = {
  bank: BankCode
  /** of the bank; null where the host does not know it */
  branch: string | null
  /** digits, some of which may be leading zeros */
  account: string
  holder: string
}

/** What a host says of it; the rest stays as it is. */
export type BankAccountChange = Partial<BankAccount>

const NEEDED = ['bank', 'account', 'holder'] as const

/**
 * An account with what was changed. The number and branch of one bank are not those of another.
 * @returns the field that is missing, where one is
 */
export function withChange(
  known: BankAccount | null,
  change: BankAccountChange
): BankAccount | { missing: (typeof NEEDED)[number] } {
  const isSameBank = !change.bank || change.bank === known?.bank
  const kept = isSameBank ? known : known && { holder: known.holder }
  const next = { branch: null, ...kept, ...change }
  const { account, bank, branch, holder } = next as Partial<BankAccount>
  if (bank && account && holder) return { bank, branch: branch ?? null, account, holder }
  return { missing: NEEDED.find((field) => !(next as BankAccountChange)[field])! }
}

/** The last four digits of a number. */
export const maskedAccount = (account: string) => `•••••${account.slice(-4)}`
