import app from '@adonisjs/core/services/app'
import { defineConfig, targets } from '@adonisjs/core/logger'
import { loggedError } from '#services/logged_error'
import { requestFacts } from '#services/request_facts'
import env from '#start/env'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'makao-api',
      level: env.get('LOG_LEVEL') ?? 'info',
      /** A line of whatever part tells whose request it was written in; the request's own logger bears its id already. */
      mixin(_, __, logger) {
        const { request_id: id, ...facts } = requestFacts()
        return 'request_id' in logger.bindings() ? facts : { request_id: id, ...facts }
      },
      serializers: { err: loggedError },
      /** Nothing that grants access may be logged. */
      redact: ['req.headers.authorization', 'req.headers.cookie', 'password', 'otp', 'token'],
      transport: {
        targets: [app.inDev ? targets.pretty() : targets.file({ destination: 1 })],
      },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
