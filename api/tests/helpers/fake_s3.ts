import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Stored = { bytes: Buffer; type: string; modified: Date }

/**
 * As much of S3 as pictures need, in memory: put, get, head, delete, delete several and list, one page of 20 at
 * a time. It refuses what S3-compatible stores do not understand either (chunked signatures, a list to delete
 * without its MD5), and calls without a signature. No substitute for a real one: see the tests about TEST_S3_ENDPOINT.
 */
export class FakeS3 {
  readonly objects = new Map<string, Stored>()
  readonly refused: string[] = []
  /** Whether its bucket was made. */
  hasBucket = true
  /** Frozen, it takes what is sent and never answers. */
  state: 'well' | 'failing' | 'frozen' = 'well'
  /** Keeps no more objects than these. */
  room = Infinity
  #server = createServer((request, response) => void this.#serve(request, response))

  async start() {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return this
  }

  stop() {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** The settings of an API that keeps its pictures here. */
  get env() {
    const { port } = this.#server.address() as AddressInfo
    return {
      DRIVE_DISK: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'pictures',
      S3_KEY: 'imitation',
      S3_SECRET: 'imitation',
    }
  }

  async #serve(request: IncomingMessage, response: ServerResponse) {
    if (this.state === 'frozen') return
    if (this.state === 'failing') return void response.writeHead(500).end()
    const { pathname, searchParams } = new URL(request.url!, 'http://s3')
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/')
    const body = await buffer(request)
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')
    const isChunked = request.headers['content-encoding']?.includes('aws-chunked')
    if (!isSigned || isChunked || bucket !== 'pictures') {
      this.refused.push(`${request.method} ${request.url}`)
      return void response.writeHead(isChunked ? 501 : 403).end()
    }
    const key = rest.join('/')
    if (!key && request.method === 'HEAD') {
      return void response.writeHead(this.hasBucket ? 200 : 404).end()
    }
    if (!key && request.method === 'PUT') {
      this.hasBucket = true
      return void response.writeHead(200).end()
    }
    if (!this.hasBucket) return missing(response, 'NoSuchBucket', request.method)
    if (searchParams.get('list-type') === '2') return this.#list(response, searchParams)
    if (request.method === 'POST' && searchParams.has('delete')) {
      const isWhole = request.headers['content-md5'] === md5(body).toString('base64')
      if (isWhole) return this.#deleteAll(response, body)
      this.refused.push(`${request.method} ${request.url}`)
      return void response.writeHead(400).end()
    }
    if (request.method === 'PUT') {
      if (this.objects.size >= this.room) return void response.writeHead(403).end()
      const type = request.headers['content-type'] ?? ''
      this.objects.set(key, { bytes: body, type, modified: new Date() })
      return void response.writeHead(200, { etag: etagOf(body) }).end()
    }
    if (request.method === 'DELETE') {
      this.objects.delete(key)
      return void response.writeHead(204).end()
    }
    const found = this.objects.get(key)
    if (!found) return missing(response, 'NoSuchKey', request.method)
    this.#send(request.method === 'HEAD', response, found)
  }

  #send(isHead: boolean, response: ServerResponse, found: Stored) {
    response.writeHead(200, {
      'content-length': found.bytes.length,
      'content-type': found.type,
      'last-modified': found.modified.toUTCString(),
      'etag': etagOf(found.bytes),
    })
    response.end(isHead ? undefined : found.bytes)
  }

  #deleteAll(response: ServerResponse, body: Buffer) {
    for (const [, key] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) this.objects.delete(key)
    response.writeHead(200, { 'content-type': 'application/xml' }).end('<DeleteResult/>')
  }

  #list(response: ServerResponse, query: URLSearchParams, page = 20) {
    const prefix = query.get('prefix') ?? ''
    const delimiter = query.get('delimiter')
    const after = query.get('continuation-token') ?? ''
    const entries = new Map<string, Stored | null>()
    for (const [key, object] of this.objects) {
      if (!key.startsWith(prefix)) continue
      const cut = delimiter ? key.indexOf(delimiter, prefix.length) : -1
      if (cut === -1) entries.set(key, object)
      else entries.set(key.slice(0, cut + 1), null)
    }
    const names = [...entries.keys()].sort().filter((name) => name > after)
    const shown = names.slice(0, page)
    const next = names.length > page ? shown.at(-1) : undefined
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>${!!next}</IsTruncated>` +
          (next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '') +
          shown.map((name) => entryOf(name, entries.get(name) ?? null)).join('') +
          '</ListBucketResult>'
      )
  }
}

/** The answer to a HEAD has no body, so that it does not tell what is missing. */
function missing(response: ServerResponse, code: string, method?: string) {
  const text = method === 'HEAD' ? '' : `<Error><Code>${code}</Code></Error>`
  response.writeHead(404, { 'content-type': 'application/xml' }).end(text)
}

function entryOf(name: string, object: Stored | null) {
  if (!object) return `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
  const { bytes, modified } = object
  return (
    `<Contents><Key>${name}</Key><LastModified>${modified.toISOString()}</LastModified>` +
    `<ETag>${etagOf(bytes)}</ETag><Size>${bytes.length}</Size></Contents>`
  )
}

function etagOf(bytes: Buffer) {
  return `"${md5(bytes).toString('hex')}"`
}

function md5(bytes: Buffer) {
  return createHash('md5').update(bytes).digest()
}
