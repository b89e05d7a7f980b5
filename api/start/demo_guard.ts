/* Refuses a production start on a database that a demo has filled, before anything listens (bin/server.ts) or is migrated (prepare_guard.ts). */
import env, { isDemo } from '#start/env'
import { findDemoAccount } from '#queries/users/find_demo_account'
import { refuseStart } from '#start/refuse_start'

if (env.get('NODE_ENV') === 'production' && !isDemo) {
  const person = await findDemoAccount()
  if (person) {
    refuseStart([
      `This database was filled by a demo: ${person.email} has the password that everybody knows. Name an empty one with DATABASE_URL or SQLITE_PATH`,
    ])
  }
}
