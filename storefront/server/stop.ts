import type { Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { settings } from './settings.ts'

/** In ms: whoever is to hear them may be away. */
const LAST_WORDS = 1500

const lastWords: (() => Promise<void>)[] = []

/** What is said when the last answer was given. */
export const beforeExit = (say: () => Promise<void>) => void lastWords.push(say)

/**
 * Stops on SIGTERM or SIGINT: accepts no new connections, closes each after its answer, cuts event
 * streams at once, since they have no end of their own, and the rest after the grace period.
 * `close` ends what else is running.
 */
export function stopGracefully(server: Server, close: () => Promise<void>) {
  let stopping = false

  const eventStreams = new Set<ServerResponse>()

  server.prependListener('request', (req, res) => {
    if (stopping) {
      res.setHeader('Connection', 'close')
    }
    if (req.headers.accept === 'text/event-stream') {
      eventStreams.add(res)
      res.once('close', () => eventStreams.delete(res))
    }
  })

  async function stop() {
    if (stopping) {
      return
    }
    stopping = true
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    for (const stream of eventStreams) {
      stream.destroy()
    }
    setTimeout(() => server.closeAllConnections(), settings.stopGrace).unref()
    await Promise.allSettled([closed, close()])
    await Promise.race([Promise.allSettled(lastWords.map((say) => say())), pause(LAST_WORDS)])
    process.exit(0)
  }

  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}
