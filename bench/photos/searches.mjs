import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Searches a second: an evening on a small server. */
const RATE = 40

const PLACES = ['Nairobi', 'Mombasa', 'Watamu', 'Diani', 'Naivasha', 'Kilifi', 'Nakuru', 'Lamu']
const SORTS = ['createdAt', 'price', '-price', '-averageRating']

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/**
 * Searches at a steady pace, whether or not the ones before have been answered: whoever waits is counted.
 * @param patience how many ms to go on, asked before each search with those already gone
 * @returns how long each took, in ms
 */
export async function searching(url, patience) {
  const startedAt = performance.now()
  const times = []
  const under = []
  for (let number = 0; performance.now() - startedAt < patience(); number++) {
    const due = startedAt + (number * 1000) / RATE
    await pause(Math.max(0, due - performance.now()))
    under.push(search(url, number).then((ms) => times.push(ms)))
  }
  await Promise.all(under)
  return times
}

export function percentile(times, share) {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))]
}

function search(url, number) {
  const query = new URLSearchParams({
    location: PLACES[number % PLACES.length],
    sort: SORTS[number % SORTS.length],
    guests: String(1 + (number % 4)),
    minPrice: String(1000 + (number % 17) * 100),
  })
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/v1/properties?${query}`, { agent }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`search: ${response.statusCode}`))
      response.resume().on('end', () => resolve(performance.now() - startedAt))
    })
    sent.on('error', reject).end()
  })
}
