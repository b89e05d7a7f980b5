import encryption from '@adonisjs/core/services/encryption'
import type { BankAccount } from '#domain/bank_accounts'
import type { TaxNumbers } from '#domain/kenya/tax_numbers'

/** What is known of somebody and nothing searches for, sealed with APP_KEY for one purpose each. */
const sealed = <Details extends object>(purpose: string) => ({
  seal: (details: Details) => encryption.encrypt(details, undefined, purpose),
  /** null when there is none, or APP_KEY has changed. */
  open: (text: string | null) => (text ? encryption.decrypt<Details>(text, purpose) : null),
})

export const { seal: sealAccount, open: openAccount } = sealed<BankAccount>('payout-account')
export const { seal: sealTaxNumbers, open: openTaxNumbers } = sealed<TaxNumbers>('tax-numbers')
