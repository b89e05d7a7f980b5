import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { PAYMENTS } from '#config/queue'
import { reconcileGateways } from '#actions/discrepancies/reconcile_gateways'

export default class ReconcileGateways extends Job<Record<string, never>> {
  static options: JobOptions = { queue: PAYMENTS }

  async execute() {
    await reconcileGateways()
  }
}
