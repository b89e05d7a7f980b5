import { defineConfig } from '#services/payments/define_config'
import { SimulatorGateway } from '#services/payments/simulator'
import env from '#start/env'

/** PAYMENTS: the first is the default. */
const paymentsConfig = defineConfig({
  offered: env.get('PAYMENTS') ?? 'simulator',
  gateways: { simulator: SimulatorGateway },
})

export default paymentsConfig
