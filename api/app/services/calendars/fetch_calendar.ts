import { lookup as resolve } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { retryAfterOf } from '#domain/calendar_feeds'
import { FeedError } from '#services/calendars/feed_error'
import { mayBePublic, type AddressRule } from '#services/calendars/feed_url'
import { isPublicAddress } from '#services/calendars/public_address'

/** Unpacked, bytes; whole histories of Google have been seen with more and are refused. */
export const MAX_CALENDAR_BYTES = 10 * 1024 * 1024

const MAX_REDIRECTS = 5

const UNPACKERS = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])

export type Validators = { etag: string | null; lastModified: string | null }
export type Fetched = { text: string } & Validators

type Options = {
  /** For the whole way, ms. */
  timeout?: number
  isAllowed?: AddressRule
}

/**
 * Fetches a calendar. Every hop's address is resolved once, checked, and the one that is connected to.
 * @returns null when it has not changed since these validators
 * @throws FeedError
 */
export async function fetchCalendar(
  start: URL,
  known: Validators,
  { timeout = 15_000, isAllowed = isPublicAddress }: Options = {}
): Promise<Fetched | null> {
  const signal = AbortSignal.timeout(timeout)
  try {
    let url = start
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const response = await ask(url, known, signal, isAllowed)
      const next = redirectOf(response, url)
      if (!next) return await read(response, known)
      response.destroy()
      url = next
    }
    throw new FeedError('redirects')
  } catch (error) {
    if (error instanceof FeedError) throw error
    throw new FeedError(signal.aborted ? 'timeout' : 'unreachable')
  }
}

function ask(url: URL, known: Validators, signal: AbortSignal, isAllowed: AddressRule) {
  if (!mayBePublic(url, isAllowed)) throw new FeedError('private')
  const { promise, resolve: done, reject } = Promise.withResolvers<IncomingMessage>()
  const request = (url.protocol === 'https:' ? https : http).get(url, {
    agent: false,
    signal,
    lookup: checkedLookup(isAllowed),
    maxHeaderSize: 16_384,
    headers: {
      'User-Agent': 'Makao calendar reader',
      'Accept': 'text/calendar, text/plain;q=0.5, */*;q=0.1',
      'Accept-Encoding': 'gzip, deflate, br',
      ...(known.etag && { 'If-None-Match': known.etag }),
      ...(known.lastModified && { 'If-Modified-Since': known.lastModified }),
    },
  })
  request.once('response', done)
  request.once('error', reject)
  return promise
}

/** All of a name's addresses have to be allowed; the connection takes one of them, without asking again. */
function checkedLookup(isAllowed: AddressRule): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { all: true, verbatim: false }, (error, addresses) => {
      if (error) return callback(error, '', 0)
      if (addresses.some(({ address }) => !isAllowed(address)))
        return callback(new FeedError('private'), '', 0)
      if (options.all) return callback(null, addresses)
      return callback(null, addresses[0].address, addresses[0].family)
    })
  }
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL) {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return null
  const { location } = headers
  if (!location || !URL.canParse(location, from.href)) throw new FeedError('redirects')
  const next = new URL(location, from)
  if (!/^https?:$/.test(next.protocol)) throw new FeedError('redirects')
  return next
}

async function read(response: IncomingMessage, known: Validators): Promise<Fetched | null> {
  const { statusCode, headers } = response
  if (statusCode === 304 && (known.etag || known.lastModified)) {
    response.destroy()
    return null
  }
  if (statusCode !== 200) {
    response.destroy()
    const isGone = statusCode === 404 || statusCode === 410
    throw new FeedError(
      isGone ? 'gone' : 'status',
      retryAfterOf(headers['retry-after'], Date.now())
    )
  }
  return {
    text: await textOf(response),
    etag: short(headers.etag),
    lastModified: short(headers['last-modified']),
  }
}

/** Unpacked piece by piece, so that neither a large file nor a bomb is ever whole in memory. */
async function textOf(response: IncomingMessage) {
  const unpacked = unpack(response)
  const pieces: Buffer[] = []
  let bytes = 0
  try {
    for await (const piece of unpacked as AsyncIterable<Buffer>) {
      bytes += piece.length
      if (bytes > MAX_CALENDAR_BYTES) throw new FeedError('tooLarge')
      pieces.push(piece)
    }
  } finally {
    unpacked.destroy()
    response.destroy()
  }
  return new TextDecoder().decode(Buffer.concat(pieces))
}

function unpack(response: IncomingMessage): Readable {
  const packing = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (packing === 'identity' || packing === '') return response
  const unpacker = UNPACKERS.get(packing)?.()
  if (!unpacker) throw new FeedError('notCalendar')
  response.once('error', (error) => unpacker.destroy(error))
  return response.pipe(unpacker)
}

function short(header: string | undefined) {
  return header && header.length <= 200 ? header : null
}
