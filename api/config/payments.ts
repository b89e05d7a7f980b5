import { gatewaySettings } from '#config/gateways'
import { defineConfig } from '#services/payments/define_config'
import { GATEWAYS } from '#services/payments/gateways'
import env from '#start/env'

/** PAYMENTS: the first is the default. */
const paymentsConfig = defineConfig({
  offered: env.get('PAYMENTS') ?? 'simulator',
  gateways: GATEWAYS,
  settings: gatewaySettings,
})

export default paymentsConfig
