import type { GatewayName, PaymentGateway } from '#services/payments/gateway'
import type { GatewaySettings } from '#services/payments/settings'

type GatewayClass = new (settings: GatewaySettings) => PaymentGateway

export type PaymentsConfig = {
  /** The first is the default. Without any, guests pay their host. */
  offered: GatewayName[]
  gateways: Record<GatewayName, GatewayClass>
  settings: GatewaySettings
}

/** PAYMENTS=none: no payment online. */
const NONE = 'none'

/** @param config.offered comma-separated names, or `none` */
export function defineConfig({
  offered,
  gateways,
  settings,
}: {
  offered: string
  gateways: PaymentsConfig['gateways']
  settings: GatewaySettings
}): PaymentsConfig {
  return { gateways, settings, offered: gatewaysNamed(offered, gateways) }
}

/** @throws Error when there is no such gateway, or none is named: better at the start than at the first payment */
export function gatewaysNamed(
  offered: string,
  gateways: PaymentsConfig['gateways']
): GatewayName[] {
  const names = offered
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  if (names.length === 1 && names[0] === NONE) return []
  if (names.length > 0 && names.every((name) => isOneOf(gateways, name))) return names
  const choice = [...Object.keys(gateways), `${NONE} alone`].join(', ')
  throw new Error(`PAYMENTS=${offered} is not a choice: there is only ${choice}`)
}

function isOneOf(gateways: PaymentsConfig['gateways'], name: string): name is GatewayName {
  return Object.hasOwn(gateways, name)
}
