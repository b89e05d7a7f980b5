import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** A line to a server that can be cut and mended. */
export class TcpProxy {
  readonly #open = new Set<Socket>()
  #server!: Server
  #port = 0

  constructor(readonly target: { host: string; port: number }) {}

  get port() {
    return this.#port
  }

  /** Takes connections, on the same port again after a cut. */
  async mend() {
    this.#server = createServer((near) => {
      const far = connect(this.target)
      for (const socket of [near, far]) {
        this.#open.add(socket)
        socket.on('error', () => {})
        socket.on('close', () => {
          this.#open.delete(socket)
          near.destroy()
          far.destroy()
        })
      }
      near.pipe(far).pipe(near)
    })
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  /** Carries nothing any more, and says nothing of it: what is open stays so. */
  freeze() {
    this.#server.removeAllListeners('connection')
    this.#server.on('connection', (near) => {
      this.#open.add(near.on('error', () => {}))
    })
    for (const socket of this.#open) socket.unpipe().pause()
  }

  /** Ends every connection and takes none. */
  async cut() {
    const closed = new Promise((done) => this.#server.close(done))
    for (const socket of this.#open) socket.destroy()
    await closed
  }
}
