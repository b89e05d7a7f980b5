/* `npm start -- --with-payments-double` (scripts/lib/payments_double.mjs). Node runs it as it is: it imports nothing of the API. */
import { paymentsDouble } from './payments.ts'

const { APP_URL = '', PAYSTACK_SECRET_KEY = '', PORT } = process.env

await paymentsDouble({ appUrl: APP_URL, secretKey: PAYSTACK_SECRET_KEY, port: Number(PORT) })
