import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { baseURL } from './settings.ts'

export interface Sent {
  method?: string
  /** Sent as it is: browsers and Playwright would tidy it. */
  path: string
  headers?: Record<string, string | string[]>
  body?: string
}

export interface Answered {
  status: number
  headers: IncomingHttpHeaders
  body: string
  ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Asks the front door for exactly this. */
export function ask({ method = 'GET', path, headers = {}, body }: Sent): Promise<Answered> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(baseURL)
    const isCounted = body !== undefined && !headers['Transfer-Encoding']
    const length = isCounted ? { 'Content-Length': String(Buffer.byteLength(body)) } : {}
    // As a list, so that one may stand there twice.
    const lines = Object.entries({ Host: host, ...length, ...headers }).flatMap(([name, values]) =>
      [values].flat().flatMap((value) => [name, value])
    )
    const sent = request({ agent, hostname, port, method, path, headers: lines })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      const { statusCode = 0, headers: said } = answer
      text(answer).then(
        (whole) =>
          resolve({
            status: statusCode,
            headers: said,
            body: whole,
            ms: performance.now() - began,
          }),
        reject
      )
    })
    sent.end(body)
  })
}

/** Begins a form with pictures of which nothing follows. @returns how to break it off */
export function beginForm(path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(baseURL)
  const form = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 1_000_000 }
  const begun = request({ hostname, port, method: 'POST', path, headers: { ...form, ...headers } })
  begun.on('error', () => {
    /* It was broken off. */
  })
  begun.flushHeaders()
  return () => begun.destroy()
}

/** Asks many things, eight at a time, and gives what `judge` says against an answer. */
export async function askAll(all: Sent[], judge: (answer: Answered, sent: Sent) => string | null) {
  const faults: string[] = []
  const waiting = all.values()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const sent of waiting) {
        const answer = await ask(sent).catch((error: Error) => error)
        const fault = answer instanceof Error ? answer.message : judge(answer, sent)
        if (fault) faults.push(`${fault}: ${JSON.stringify(sent).slice(0, 400)}`)
      }
    })
  )
  return faults
}
