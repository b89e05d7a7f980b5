import type { ApplicationService } from '@adonisjs/core/types'
import type { PaymentsConfig } from '#services/payments/define_config'
import type { PaymentGateway } from '#services/payments/gateway'
import { MpesaGateway } from '#services/payments/mpesa'
import type { MpesaPayouts } from '#services/payments/mpesa_payouts'

export class PaymentManager {
  readonly #config: PaymentsConfig
  readonly #container: ApplicationService['container']

  constructor(config: PaymentsConfig, container: ApplicationService['container']) {
    this.#config = config
    this.#container = container
  }

  /** False when guests pay their host. */
  get areOffered() {
    return this.#config.offered.length > 0
  }

  /** By default the first. @throws Error when it is not offered (any more): its payments wait until it is back */
  async use(name: string | null): Promise<PaymentGateway> {
    const { gateways, offered } = this.#config
    const found = name ? offered.find((one) => one === name) : offered[0]
    if (!found) throw new Error(`The payment gateway "${name}" is not offered`)
    return this.#container.make(gateways[found])
  }

  /** What sends payouts to hosts; null where they go into the file for the bank. */
  async payouts(): Promise<MpesaPayouts | null> {
    if (!this.#config.offered.includes('mpesa')) return null
    const gateway = await this.use('mpesa')
    return gateway instanceof MpesaGateway ? gateway.payouts : null
  }
}
