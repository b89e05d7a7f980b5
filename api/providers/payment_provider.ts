import type { ApplicationService } from '@adonisjs/core/types'
import type { PaymentsConfig } from '#services/payments/define_config'
import { PaymentManager } from '#services/payments/payment_manager'

export default class PaymentProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    const config = this.app.config.get<PaymentsConfig>('payments')
    for (const Gateway of Object.values(config.gateways)) {
      this.app.container.singleton(Gateway, () => new Gateway(config.settings))
    }
    this.app.container.singleton(
      PaymentManager,
      () => new PaymentManager(config, this.app.container)
    )
  }
}
