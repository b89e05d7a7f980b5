import type { GatewayName, PaymentGateway } from '#services/payments/gateway'

type GatewayClass = new () => PaymentGateway

export type PaymentsConfig = {
  /** The first is the default. */
  offered: GatewayName[]
  gateways: Record<GatewayName, GatewayClass>
}

/**
 * @param config.offered comma-separated names
 * @throws Error when one is named there is none of: better at the start than at the first payment
 */
export function defineConfig({
  offered,
  gateways,
}: {
  offered: string
  gateways: PaymentsConfig['gateways']
}): PaymentsConfig {
  const names = offered.split(',').map((name) => name.trim())
  return { gateways, offered: names.filter(Boolean).map(known) }

  function known(name: string) {
    if (isOneOf(gateways, name)) return name
    throw new Error(
      `PAYMENTS names "${name}", but there is only: ${Object.keys(gateways).join(', ')}`
    )
  }
}

function isOneOf(gateways: PaymentsConfig['gateways'], name: string): name is GatewayName {
  return Object.hasOwn(gateways, name)
}
