import { Agent, request } from 'node:http'
import { processorOf, processorSince } from './processor.mjs'

/** Requests under way at once. */
const AT_ONCE = 4

/**
 * Asks for all paths, a few at a time.
 * @returns the ms of each answer, the processor ms of each request, and requests per second
 */
export async function load(
  server,
  paths,
  { headers = {}, atOnce = AT_ONCE, method = 'GET', bodies } = {}
) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const times = []
  let bytes = 0
  let next = 0
  const processor = () => processorOf(server.pids, server.database)
  const [before, startedAt] = [processor(), performance.now()]
  const person = async () => {
    while (next < paths.length) {
      const number = next++
      const sentAt = performance.now()
      const options = {
        agent,
        method,
        headers: typeof headers === 'function' ? headers(number) : headers,
      }
      const received = await ask(server.url + paths[number], options, bodies?.[number])
      bytes += received
      times.push(performance.now() - sentAt)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, person))
  const seconds = (performance.now() - startedAt) / 1000
  const cpu = processorSince(before, processor()) / paths.length
  agent.destroy()
  return { times, cpu, perSecond: paths.length / seconds, bytes: bytes / paths.length }
}

function ask(url, options, body) {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      const chunks = []
      let bytes = 0
      response.on('data', (chunk) => {
        bytes += chunk.length
        if (response.statusCode >= 300) chunks.push(chunk)
      })
      response.on('end', () =>
        response.statusCode < 300
          ? resolve(bytes)
          : reject(new Error(`${url}: ${response.statusCode} ${Buffer.concat(chunks)}`))
      )
    })
    sent.on('error', reject).end(body)
  })
}
