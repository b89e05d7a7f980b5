import type { Secret } from '@adonisjs/core/helpers'

export type MpesaSettings = {
  baseUrl: string
  consumerKey?: string
  consumerSecret?: Secret<string>
  shortcode?: string
  passkey?: Secret<string>
  initiator?: string
  securityCredential?: Secret<string>
  /** shillings that guests pay in one go */
  most: number
  /** of what sends money to hosts; null where the file does */
  payouts?: PayoutSettings | null
}

type PayoutSettings = {
  shortcode?: string
  initiator?: string
  credential?: Secret<string>
  /** shillings in one go */
  most: number
}

type PaystackSettings = {
  baseUrl: string
  secretKey?: Secret<string>
}

export type GatewaySettings = { mpesa: MpesaSettings; paystack: PaystackSettings }

const NAMES = {
  mpesa: {
    consumerKey: 'MPESA_CONSUMER_KEY',
    consumerSecret: 'MPESA_CONSUMER_SECRET',
    shortcode: 'MPESA_SHORTCODE',
    passkey: 'MPESA_PASSKEY',
    initiator: 'MPESA_INITIATOR',
    securityCredential: 'MPESA_SECURITY_CREDENTIAL',
  },
  paystack: { secretKey: 'PAYSTACK_SECRET_KEY' },
} as const

/** All or none. */
const PAYOUT_NAMES = {
  shortcode: 'MPESA_B2C_SHORTCODE',
  initiator: 'MPESA_B2C_INITIATOR',
  credential: 'MPESA_B2C_SECURITY_CREDENTIAL',
} as const

/** The settings that a gateway needs and that nobody has given, by their names in the environment. */
export function missingSettings(gateway: string, settings: GatewaySettings): string[] {
  if (gateway !== 'mpesa' && gateway !== 'paystack') return []
  const missing = lacking(NAMES[gateway], settings[gateway])
  const payouts = gateway === 'mpesa' ? settings.mpesa.payouts : null
  return payouts ? [...missing, ...lacking(PAYOUT_NAMES, payouts)] : missing
}

const lacking = (names: Record<string, string>, given: Record<string, unknown>) =>
  Object.entries(names)
    .filter(([key]) => !given[key])
    .map(([, name]) => name)

/** @throws Error naming the settings that are missing */
export function refuseUnlessComplete(gateway: string, settings: GatewaySettings) {
  const missing = missingSettings(gateway, settings)
  if (missing.length > 0) throw new Error(`PAYMENTS=${gateway} needs ${missing.join(', ')}`)
}
