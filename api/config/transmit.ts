import { defineConfig } from '@adonisjs/transmit'

/**
 * Events reach the streams of this process alone: one API process serves them all. Of several, each would need a
 * `transport` (Redis) to hear the others, and so would a worker of its own (ADR 0032).
 */
export default defineConfig({
  /** More often than proxies cut idle connections; ours waits 60 s. */
  pingInterval: '25s',
  transport: null,
})
