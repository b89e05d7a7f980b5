import { defineConfig } from '@adonisjs/transmit'
import { isShared } from '#config/redis'
import { RedisTransport } from '#services/live/redis_transport'

/** Without Redis events reach the streams of this process alone (ADR 0032). */
export default defineConfig({
  /** More often than proxies cut idle connections; ours waits 60 s. */
  pingInterval: '25s',
  transport: isShared ? { driver: () => new RedisTransport() } : null,
})
