import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { setOffLoss } from '#actions/payments/set_off_loss'
import { allLosses } from '#services/ledger/disputes'

const BATCH = 500

/** Sets off what was lost and could not be when its word came. */
export async function setOffLosses() {
  for (const payment of await allLosses(db.connection(), BATCH)) {
    try {
      await setOffLoss(payment)
    } catch (error) {
      /* The others are not to wait for one. */
      logger.error({ err: error, payment: payment.id }, 'a loss could not be booked')
    }
  }
}
