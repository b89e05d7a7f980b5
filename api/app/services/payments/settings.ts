import type { Secret } from '@adonisjs/core/helpers'

export type MpesaSettings = {
  baseUrl: string
  consumerKey?: string
  consumerSecret?: Secret<string>
  shortcode?: string
  passkey?: Secret<string>
  initiator?: string
  securityCredential?: Secret<string>
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

/** The settings that a gateway needs and that nobody has given, by their names in the environment. */
export function missingSettings(gateway: string, settings: GatewaySettings): string[] {
  if (gateway !== 'mpesa' && gateway !== 'paystack') return []
  const given: Record<string, unknown> = settings[gateway]
  return Object.entries(NAMES[gateway])
    .filter(([key]) => !given[key])
    .map(([, name]) => name)
}

/** @throws Error naming the settings that are missing */
export function refuseUnlessComplete(gateway: string, settings: GatewaySettings) {
  const missing = missingSettings(gateway, settings)
  if (missing.length > 0) throw new Error(`PAYMENTS=${gateway} needs ${missing.join(', ')}`)
}
