import app from '@adonisjs/core/services/app'
import { defineConfig, drivers } from '@adonisjs/core/hash'
import env, { isDemo } from '#start/env'

/** In a demo that this machine alone reaches, whose passwords are published. */
const guardsNothing = app.inTest || (isDemo && env.get('DEMO_PUBLIC') !== 'yes')

/** OWASP's parameters for scrypt (ADR 0035). */
const cost = guardsNothing ? { cost: 16, parallelization: 1 } : { cost: 16384, parallelization: 5 }

const hashConfig = defineConfig({
  default: 'scrypt',
  list: {
    scrypt: drivers.scrypt({ ...cost, blockSize: 8, maxMemory: 32 * 1024 * 1024 }),
  },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
