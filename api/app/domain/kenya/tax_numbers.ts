/** By what the authorities know a host; null where the host has not said. */
export type TaxNumbers = {
  /** of the Kenya Revenue Authority, on its certificates of tax withheld */
  kraPin: string | null
  /** of a place that pays the tourism levy, at the Tourism Fund */
  levyNumber: string | null
}

export const NO_TAX_NUMBERS: TaxNumbers = { kraPin: null, levyNumber: null }

/** A for people and P for companies, nine digits, a letter. */
export const KRA_PIN = /^[AP]\d{9}[A-Z]$/
