import app from '@adonisjs/core/services/app'
import { defineConfig, drivers } from '@adonisjs/core/hash'

/** OWASP's parameters for scrypt (ADR 0035), and little work for tests. */
const cost = app.inTest ? { cost: 1024, parallelization: 1 } : { cost: 16384, parallelization: 5 }

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
