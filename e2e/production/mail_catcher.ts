import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A mail server on this machine that takes every letter and keeps it. */
export class MailCatcher {
  readonly #letters: string[] = []
  readonly #server = createServer((socket) => this.#talk(socket))

  static async open() {
    const catcher = new MailCatcher()
    catcher.#server.listen(0, '127.0.0.1')
    await once(catcher.#server, 'listening')
    return catcher
  }

  get port() {
    return (this.#server.address() as AddressInfo).port
  }

  /** As they came, with their lines joined again. */
  get letters(): readonly string[] {
    return this.#letters
  }

  /** What the pattern finds first in a letter. */
  async find(pattern: RegExp, timeout = 60_000) {
    for (const deadline = Date.now() + timeout; Date.now() < deadline; await pause(100)) {
      const found = this.#letters.map((letter) => pattern.exec(letter)).find(Boolean)
      if (found) return found[1]
    }
    throw new Error(`No letter has ${pattern}`)
  }

  close() {
    this.#server.close()
  }

  #talk(socket: Socket) {
    let letter: string | null = null
    let rest = ''
    const answer = (line: string) => socket.write(`${line}\r\n`)
    const take = (line: string) => {
      if (letter === null) return reply(line)
      if (line !== '.') return void (letter += `${line}\r\n`)
      this.#letters.push(letter.replaceAll('=\r\n', ''))
      letter = null
      answer('250 taken')
    }
    const reply = (line: string) => {
      if (/^DATA/i.test(line)) letter = ''
      answer(/^DATA/i.test(line) ? '354 go on' : '250 fine')
    }
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop()!
      lines.forEach(take)
    })
    answer('220 catcher')
  }
}
