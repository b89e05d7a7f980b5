/* Searches at a steady rate in a worker thread until stopped, then reports each duration (ms). */
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** Searches per second. */
const RATE = 40

const PLACES = ['Nairobi', 'Mombasa', 'Watamu', 'Diani', 'Naivasha', 'Kilifi', 'Nakuru', 'Lamu']
const SORTS = ['createdAt', 'price', '-price', '-averageRating']

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
let isStopped = false
parentPort.once('message', () => (isStopped = true))

const startedAt = performance.now()
const times = []
const under = []
for (let number = 0; !isStopped; number++) {
  const due = startedAt + (number * 1000) / RATE
  await pause(Math.max(0, due - performance.now()))
  under.push(search(number).then((ms) => times.push(ms)))
}
await Promise.all(under)
agent.destroy()
parentPort.postMessage(times)

function search(number) {
  const query = new URLSearchParams({
    location: PLACES[number % PLACES.length],
    sort: SORTS[number % SORTS.length],
    guests: String(1 + (number % 4)),
    minPrice: String(1000 + (number % 17) * 100),
  })
  const sentAt = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(`${workerData}/api/v1/properties?${query}`, { agent }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`search: ${response.statusCode}`))
      response.resume().on('end', () => resolve(performance.now() - sentAt))
    })
    sent.on('error', reject).end()
  })
}
