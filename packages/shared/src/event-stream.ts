/** What is used of the browser's `EventSource`. */
export type Source = Pick<EventSource, 'onopen' | 'onmessage' | 'onerror' | 'close'>

/** What has happened on the server: records of a resource, without their content. */
export interface LiveMessage {
  resource: string
  type: string
  ids: number[]
}

interface StreamOptions {
  connect: () => Source
  onMessage: (message: LiveMessage) => void
  /** Asks for everything on screen, for nobody knows what has happened. */
  refetch: () => void
}

/** Before each further try to connect, in ms; up to a second more, so that not everybody comes at once. */
const PAUSES = [1000, 2000, 5000, 10_000, 30_000]

/** The server says something every 25 s; a stream silent for this long is dead, in ms. */
const SILENCE = 60_000

/** How often is asked while there is no stream, in ms. */
const POLL = 30_000

/** How long a hidden window keeps its stream, in ms: a browser has six connections to a server. */
const HIDDEN = 5 * 60_000

/**
 * Keeps a stream of server-sent events open. `EventSource` gives up for good when the server answers with a
 * failure, as in a release, and no event is sent again: so this opens another one, refetches whenever one has
 * opened, and asks now and then while there is none.
 */
export function connectStream({ connect, onMessage, refetch }: StreamOptions) {
  let source: Source | null = null
  let isOpen = false
  let isHidden = false
  let tries = 0
  let retry: Timer
  let silence: Timer
  let hiding: Timer
  const poll = setInterval(() => !isOpen && !isHidden && refetch(), POLL)

  function open() {
    source = connect()
    source.onerror = lose
    source.onmessage = ({ data }) => {
      listen()
      const message = messageIn(data)
      if (message) {
        onMessage(message)
      }
    }
    source.onopen = () => {
      isOpen = true
      tries = 0
      listen()
      refetch()
    }
  }

  function listen() {
    clearTimeout(silence)
    silence = setTimeout(lose, SILENCE)
  }

  function lose() {
    close()
    const pause = PAUSES[Math.min(tries, PAUSES.length - 1)]
    tries += 1
    retry = setTimeout(open, pause + Math.random() * 1000)
  }

  function close() {
    clearTimeout(retry)
    clearTimeout(silence)
    source?.close()
    source = null
    isOpen = false
  }

  open()
  return {
    /** Somebody is back at the window, or the network is. */
    wake() {
      clearTimeout(hiding)
      isHidden = false
      if (!source) {
        close()
        open()
      }
      if (!isOpen) {
        refetch()
      }
    },
    hide() {
      isHidden = true
      clearTimeout(hiding)
      hiding = setTimeout(close, HIDDEN)
    },
    stop() {
      close()
      clearTimeout(hiding)
      clearInterval(poll)
    },
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined

/** The event in a message; null for signs of life, and for what is no event. */
export function messageIn(data: string): LiveMessage | null {
  try {
    const { payload } = JSON.parse(data) as { payload?: Partial<LiveMessage> }
    const { resource, type, ids } = payload ?? {}
    return typeof resource === 'string' && typeof type === 'string' && Array.isArray(ids)
      ? { resource, type, ids }
      : null
  } catch {
    return null
  }
}
