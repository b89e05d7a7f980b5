import { GATEWAYS, type GatewayName, type PaymentGateway } from '#services/payments/gateway'
import { SimulatorGateway } from '#services/payments/simulator'
import env from '#start/env'

const makers: Record<GatewayName, () => PaymentGateway> = {
  simulator: () => new SimulatorGateway(),
}

/**
 * The gateways that PAYMENTS names, in its order (operations).
 * @throws Error when it names one there is none of: better at the start than at the first payment
 */
export function gatewaysNamed(list: string): PaymentGateway[] {
  const names = list.split(',').map((name) => name.trim())
  return names.filter(Boolean).map((name) => {
    if (!isGateway(name)) {
      throw new Error(`PAYMENTS names "${name}", but there is only: ${GATEWAYS.join(', ')}`)
    }
    return makers[name]()
  })
}

const offered = gatewaysNamed(env.get('PAYMENTS') ?? 'simulator')

/** The names a guest may choose from. */
export const offeredGateways = offered.map(({ name }) => name)

/**
 * The gateway of a name; without one, the first that is offered.
 * @throws Error when it is not offered (any more): its payments wait until it is back
 */
export function gatewayNamed(name: string | null): PaymentGateway {
  const found = name ? offered.find((gateway) => gateway.name === name) : offered[0]
  if (!found) throw new Error(`The payment gateway "${name}" is not offered`)
  return found
}

function isGateway(name: string): name is GatewayName {
  return GATEWAYS.some((gateway) => gateway === name)
}
