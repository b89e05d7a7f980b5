import { MAX_MINOR, toMinor, wholeShillings } from '#domain/money'
import type { GatewayName, PaymentGateway } from '#services/payments/gateway'
import type { GatewaySettings } from '#services/payments/settings'

type GatewayClass = new (settings: GatewaySettings) => PaymentGateway

export type PaymentsConfig = {
  /** The first is the default. Without any, guests pay their host. */
  offered: GatewayName[]
  gateways: Record<GatewayName, GatewayClass>
  settings: GatewaySettings
  /** The gateways that take a price at once, by their order. @param kesMinor cents */
  waysToPay: (kesMinor: number) => GatewayName[]
  /** Cents that can be paid online at once; more than any price without a bound. */
  most: () => number
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
  const names = gatewaysNamed(offered, gateways)
  const mostMpesa = () => toMinor(settings.mpesa.most)
  return {
    gateways,
    settings,
    offered: names,
    waysToPay: (kesMinor) =>
      names.filter((name) => name !== 'mpesa' || wholeShillings(kesMinor) <= mostMpesa()),
    most: () => (names.every((name) => name === 'mpesa') ? mostMpesa() : MAX_MINOR),
  }
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
