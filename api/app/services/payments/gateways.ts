import { SimulatorGateway } from '#services/payments/simulator'

/** Every gateway there is; PAYMENTS names those on offer. */
export const GATEWAYS = { simulator: SimulatorGateway }
