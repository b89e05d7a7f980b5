import encryption from '@adonisjs/core/services/encryption'
import type { BankAccount } from '#domain/bank_accounts'

const PURPOSE = 'payout-account'

export function sealAccount(account: BankAccount) {
  return encryption.encrypt(account, undefined, PURPOSE)
}

/** null when there is none, or APP_KEY has changed. */
export function openAccount(sealed: string | null) {
  return sealed ? encryption.decrypt<BankAccount>(sealed, PURPOSE) : null
}
