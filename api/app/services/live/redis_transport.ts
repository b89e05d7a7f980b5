import redis from '@adonisjs/redis/services/main'

type Sent<Message> = { from: string; message: Message }

/**
 * Carries events between processes, at most once. The package's own keeps every event of an outage in memory, and says each
 * failed try on the console; here windows are told to ask again instead (shared_state_provider).
 */
export class RedisTransport {
  #id = ''

  setId(id: string) {
    this.#id = id
    return this
  }

  async publish(channel: string, message: unknown) {
    const sent = JSON.stringify({ from: this.#id, message })
    await redis
      .connection('main')
      .publish(channel, sent)
      .catch(() => 0)
  }

  subscribe<Message>(channel: string, heard: (message: Message) => void): Promise<void> {
    redis.connection('events').subscribe(channel, (text) => {
      const { from, message } = JSON.parse(text) as Sent<Message>
      if (from !== this.#id) heard(message)
    })
    return Promise.resolve()
  }

  async unsubscribe(channel: string) {
    await redis.connection('events').unsubscribe(channel)
  }

  onReconnect() {}

  /** The connections are closed with the application's. */
  disconnect() {
    return Promise.resolve()
  }
}
