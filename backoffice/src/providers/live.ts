import { connectStream, type LiveMessage } from '@makao/shared/event-stream'
import type { LiveEvent, LiveProvider } from '@refinedev/core'
import { onlineManager, type Query } from '@tanstack/react-query'
import { onNewDay } from './new-day'
import { queryClient } from './query-client'
import { shownIn } from './shown-in'

/** Events that come together are one refetch, in ms. */
const TOGETHER = 100

/** After midnight the day has begun by the server's clock as well, and not all desks ask at once, in ms. */
const DAY_BEGUN = 30_000

type Subscription = Parameters<LiveProvider['subscribe']>[0]

const subscriptions = new Set<Subscription>()

/**
 * Refine's live provider over server-sent events. Its `liveMode` is `manual`: what an event touches is renewed
 * here, since `auto` would refetch the record under an open form, and leave the pages behind stale. A query with
 * `meta: { live: 'off' }` is left alone.
 */
export const liveProvider: LiveProvider = {
  subscribe: (subscription) => {
    subscriptions.add(subscription)
    return subscription
  },
  unsubscribe: (subscription: Subscription) => {
    subscriptions.delete(subscription)
  },
}

/** Listens to the server as long as somebody is at the desk. @returns how to stop */
export function startLive(): () => void {
  const stream = connectStream({
    connect: () => new EventSource('/api/v1/live'),
    onMessage: (message) => {
      renewSoon(shownIn(message.resource))
      publish(message)
    },
    refetch: renewAll,
  })
  const look = () => (document.hidden ? stream.hide() : stream.wake())
  const events = ['visibilitychange', 'focus'] as const
  events.forEach((event) => window.addEventListener(event, look))
  /* What may be done today differs, though nobody has changed anything. */
  let renewing: ReturnType<typeof setTimeout> | undefined
  const endDays = onNewDay(() => {
    renewing = setTimeout(renewAll, DAY_BEGUN * (1 + Math.random()))
  })
  const endLines = onlineManager.subscribe((isOnline) => isOnline && stream.wake())

  return () => {
    events.forEach((event) => window.removeEventListener(event, look))
    endDays()
    clearTimeout(renewing)
    endLines()
    stream.stop()
  }
}

function publish({ resource, type, ids }: LiveMessage) {
  const channel = `resources/${resource}`
  const event: LiveEvent = { channel, type, payload: { ids }, date: new Date() }
  for (const { channel: wanted, types, callback } of subscriptions) {
    if (wanted === channel && (types.includes('*') || types.includes(type))) {
      callback(event)
    }
  }
}

const touched = new Set<string>()

function renewSoon(names: readonly string[]) {
  if (touched.size === 0) {
    setTimeout(() => {
      const all = new Set(touched)
      touched.clear()
      renew((query) => all.has(nameOf(query)))
    }, TOGETHER)
  }
  names.forEach((name) => touched.add(name))
}

/** What is being fetched at this moment, or was fetched later, is new. */
function renewAll() {
  const now = Date.now()
  renew(
    (query) =>
      nameOf(query) !== 'auth' &&
      query.state.fetchStatus === 'idle' &&
      query.state.dataUpdatedAt < now
  )
}

const renew = (predicate: (query: Query) => boolean) =>
  void queryClient.invalidateQueries({
    predicate: (query) => query.meta?.live !== 'off' && predicate(query),
  })

/** The resource of Refine's keys (`data`, provider, resource, …), the first word of ours. */
function nameOf({ queryKey }: Query): string {
  const [first, , resource] = queryKey
  return String(first === 'data' ? resource : first)
}
