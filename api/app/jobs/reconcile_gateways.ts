import { Job } from '@adonisjs/queue'
import { reconcileGateways } from '#actions/discrepancies/reconcile_gateways'

export default class ReconcileGateways extends Job<Record<string, never>> {
  async execute() {
    await reconcileGateways()
  }
}
