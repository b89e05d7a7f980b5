import { setTimeout as pause } from 'node:timers/promises'
import type { Group } from '@japa/runner/core'
import User from '#models/user'
import { emptyDatabase } from '#tests/helpers/empty_database'

type Event = { resource: string; type: string; ids: number[] }

/** What a browser hears on its live stream. */
export class LiveStream {
  readonly events: Event[] = []
  isOver = false
  #leave = new AbortController()

  private constructor(
    readonly status: number,
    readonly headers: Headers,
    body: ReadableStream<Uint8Array> | null
  ) {
    if (body && status === 200) void this.#hear(body)
  }

  /** @param url of the API, by default the one under test */
  static async open(token: string | null, url?: string) {
    const leave = new AbortController()
    const origin = url ?? `http://${process.env.HOST}:${process.env.PORT}`
    const response = await fetch(`${origin}/api/v1/live`, {
      headers: { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) },
      signal: leave.signal,
    })
    const stream = new LiveStream(response.status, response.headers, response.body)
    stream.#leave = leave
    return stream
  }

  static async of(person: User) {
    const token = await User.accessTokens.create(person, ['*'], { expiresIn: 3600 })
    return LiveStream.open(token.value!.release())
  }

  /** Waits until something is as asked, three seconds at most. */
  async until(isSo: (stream: this) => boolean) {
    for (let tries = 0; tries < 60 && !isSo(this); tries++) await pause(50)
    return isSo(this)
  }

  hears(event: Event) {
    const wanted = JSON.stringify(event)
    return this.until(({ events }) => events.some((heard) => JSON.stringify(heard) === wanted))
  }

  close() {
    this.#leave.abort()
  }

  async #hear(body: ReadableStream<Uint8Array>) {
    let text = ''
    try {
      for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
        text += chunk
        const messages = text.split('\n\n')
        text = messages.pop()!
        for (const message of messages) {
          if (!message.startsWith('data: ')) continue
          const { payload } = JSON.parse(message.slice(6)) as { payload: Event }
          // Every 25 seconds comes a ping, whose payload is empty.
          if ('resource' in payload) this.events.push(payload)
        }
      }
    } catch {
      /* The test has left. */
    }
    this.isOver = true
  }
}

/** Streams of a test, closed after it. Without a transaction around them: events are sent after the commit. */
export function liveStreams(group: Group) {
  const open: LiveStream[] = []
  group.setup(() => emptyDatabase())
  group.teardown(() => emptyDatabase())
  group.each.teardown(() => open.splice(0).forEach((stream) => stream.close()))

  return {
    open,
    async listen(...people: User[]) {
      const streams = await Promise.all(people.map((person) => LiveStream.of(person)))
      open.push(...streams)
      return streams
    },
  }
}
