import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Attribute = { key: string; value: { stringValue?: string } }
type Sent = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
}
type Export = {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: Sent[] }[]
  }[]
}

export type Span = Sent & { service?: string }

/** Takes spans by OTLP over HTTP, in JSON, and keeps them. */
export class TraceCollector {
  readonly spans: Span[] = []
  readonly #server = createServer((request, response) => {
    void json(request).then((sent) => {
      this.#take(sent as Export)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })

  static async open() {
    const collector = new TraceCollector()
    collector.#server.listen(0, '127.0.0.1')
    await once(collector.#server, 'listening')
    return collector
  }

  get url() {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close() {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #take({ resourceSpans }: Export) {
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value
        .stringValue
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
        this.spans.push({ ...span, service })
      }
    }
  }
}
