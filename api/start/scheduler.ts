/* Code generation boots the application too, but must not touch a database. */
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { addSchedules } from '#start/schedules'

/** Milliseconds; a clock that was set right while the process runs is not noticed otherwise. */
const LOOK_EVERY = 15 * 60_000

if (app.getMode() !== 'warmup') {
  await addSchedules()
  const look = setInterval(() => {
    addSchedules().catch((error) => logger.error({ err: error }, 'schedules were not looked at'))
  }, LOOK_EVERY)
  app.terminating(() => clearInterval(look))
}
