/* Doubles of M-Pesa and Paystack on this machine, for whoever tries the product without a contract. Plain Node 20. */
import { join } from 'node:path'
import { root } from './run.mjs'

const PAYSTACK_SECRET_KEY = 'sk_test_of_a_double'

/**
 * What to start beside the product, and the settings by which its API pays there.
 * @param appUrl the product's address, which hears what became of payments
 */
export function paymentsDouble({ port, appUrl }) {
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    part: {
      name: "payments' double",
      args: ['doubles/main.ts'],
      cwd: join(root, 'api'),
      env: { PORT: String(port), APP_URL: appUrl, PAYSTACK_SECRET_KEY },
    },
    apiSettings: {
      PAYMENTS: 'mpesa,paystack,simulator',
      MPESA_BASE_URL: url,
      MPESA_CONSUMER_KEY: 'key-of-a-double',
      MPESA_CONSUMER_SECRET: 'consumer-secret-of-a-double',
      MPESA_SHORTCODE: '174379',
      MPESA_PASSKEY: 'passkey-of-a-double',
      MPESA_INITIATOR: 'makao',
      MPESA_SECURITY_CREDENTIAL: 'credential-of-a-double',
      MPESA_B2C_SHORTCODE: '600999',
      MPESA_B2C_INITIATOR: 'makao-payouts',
      MPESA_B2C_SECURITY_CREDENTIAL: 'credential-of-a-double',
      PAYSTACK_API_BASE: url,
      PAYSTACK_SECRET_KEY,
    },
  }
}
