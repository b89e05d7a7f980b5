import app from '@adonisjs/core/services/app'
import { defineConfig, targets } from '@adonisjs/core/logger'
import env from '#start/env'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'makao-api',
      level: env.get('LOG_LEVEL') ?? 'info',
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
