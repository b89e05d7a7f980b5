import { DbCheck } from '@adonisjs/lucid/database'
import db from '@adonisjs/lucid/services/db'
import { BoundedCheck } from '#services/health/bounded_check'

export const databaseCheck = new BoundedCheck({
  name: 'database',
  check: () => new DbCheck(db.connection()),
  isNeeded: true,
})
