import { once } from 'node:events'
import { request, type IncomingMessage, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { TestContext } from 'node:test'
import express, { type RequestHandler } from 'express'

interface Answer {
  status: number | undefined
  headers: IncomingMessage['headers']
  body: string
}

/** Opens a door of these handlers, in front of a page that says how many bytes it was sent. */
export async function openDoor(t: TestContext, ...handlers: RequestHandler[]) {
  const app = express().set('trust proxy', 'loopback')
  handlers.forEach((handler) => app.use(handler))
  app.use(async (req, res) => {
    const body = await text(req).catch(() => 'cut off')
    const { ip, protocol, headers } = req
    if (!res.headersSent) {
      res.json({ bytes: body.length, ip, protocol, headers })
    }
  })
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo

  return async (options: RequestOptions, pieces: Iterable<string> = []): Promise<Answer> => {
    const sent = request({ host: '127.0.0.1', port, ...options })
    sent.on('error', () => {})
    const answered = once(sent, 'response')
    sent.flushHeaders()
    for (const piece of pieces) {
      sent.write(piece)
    }
    if (sent.getHeader('content-length') === undefined || sent.getHeader('content-length') === 0) {
      sent.end()
    }
    const [answer] = (await answered) as [IncomingMessage]
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
  }
}
