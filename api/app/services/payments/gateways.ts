import { MpesaGateway } from '#services/payments/mpesa'
import { PaystackGateway } from '#services/payments/paystack'
import { SimulatorGateway } from '#services/payments/simulator'

/** Every gateway there is; PAYMENTS names those on offer. */
export const GATEWAYS = {
  mpesa: MpesaGateway,
  paystack: PaystackGateway,
  simulator: SimulatorGateway,
}
