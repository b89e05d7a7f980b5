import type { GatewaySettings } from '#services/payments/settings'
import env from '#start/env'

/** Without a trailing slash. */
const baseOf = (url: string) => url.replace(/\/$/, '')

/** Shillings that M-Pesa moves in one go. */
const MOST = 250_000

const payouts = {
  shortcode: env.get('MPESA_B2C_SHORTCODE'),
  initiator: env.get('MPESA_B2C_INITIATOR'),
  credential: env.get('MPESA_B2C_SECURITY_CREDENTIAL'),
  most: env.get('MPESA_B2C_MOST') ?? MOST,
}

/** What stands at a base address is believed to be the gateway. */
export const gatewaySettings: GatewaySettings = {
  mpesa: {
    baseUrl: baseOf(env.get('MPESA_BASE_URL') ?? 'https://api.safaricom.co.ke'),
    consumerKey: env.get('MPESA_CONSUMER_KEY'),
    consumerSecret: env.get('MPESA_CONSUMER_SECRET'),
    shortcode: env.get('MPESA_SHORTCODE'),
    passkey: env.get('MPESA_PASSKEY'),
    initiator: env.get('MPESA_INITIATOR'),
    securityCredential: env.get('MPESA_SECURITY_CREDENTIAL'),
    most: env.get('MPESA_MOST') ?? MOST,
    payouts: payouts.shortcode || payouts.initiator || payouts.credential ? payouts : null,
  },
  paystack: {
    baseUrl: baseOf(env.get('PAYSTACK_API_BASE') ?? 'https://api.paystack.co'),
    secretKey: env.get('PAYSTACK_SECRET_KEY'),
  },
}
