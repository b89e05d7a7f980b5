import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request, RequestHandler, Response } from 'express'
import onHeaders from 'on-headers'
import { CURRENCY_COOKIE, LANGUAGE_COOKIE } from '@makao/shared/cookies'
import { changesNoPage } from './changes-no-page.ts'
import { BROTLI } from './compress.ts'
import { readCookie } from './cookies.ts'
import { languageOfViewer } from './language-editions.ts'
import { holdAnswer } from './hold-answer.ts'
import { KEPT_PAGES } from './limits.ts'
import { PageStore } from './page-store.ts'
import { policyOfScripts } from './security.ts'
import { settings } from './settings.ts'
import { sharedWrites } from './shared-writes.ts'

/*
 * Visitors' pages, kept for seconds (ADR 0044). React Router tags a page that is the same for all
 * visitors of a language; nothing else is kept.
 */

interface KeptPage {
  html: Buffer
  headers: Record<string, string>
  /** Made when first asked for. */
  compressed: Map<string, Promise<Buffer>>
  bytes: number
}

const compressions: Record<string, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => {
    const params = { ...BROTLI.params, [constants.BROTLI_PARAM_SIZE_HINT]: html.length }
    return promisify(brotliCompress)(html, { params })
  },
  gzip: (html) => promisify(gzip)(html),
}

/** With what compressing it adds, at most. */
const SIZE = 1.5

const pages = new PageStore<KeptPage>(KEPT_PAGES)

/** Several front doors know together when something was written; null for one alone (ADR 0078). */
const doors =
  settings.redisUrl && settings.keepsPages ? await sharedWrites(settings.redisUrl) : null

/** The name of the last write that was heard of. */
let lastWrite: string | null = null

/** Forgets all pages, at every front door, when something was written, before its writer hears of it. */
export const clearOnWrites: RequestHandler = (req, res, next) => {
  if (!['GET', 'HEAD', 'OPTIONS'].includes(req.method)) {
    onHeaders(res, () => {
      if (!changesNoPage(req, res)) {
        pages.forget()
      }
    })
    if (doors) {
      holdAnswer(res, (status) => (changesNoPage(req, res, status) ? null : doors.tell()))
    }
  }
  next()
}

/** Answers visitors with a kept page, or keeps the one they get. */
export const keptPages: RequestHandler = async (req, res, next) => {
  const key = keyOf(req)
  if (!key || !(await hearsOfWrites())) {
    return next()
  }
  const page = pages.get(key)
  if (page) {
    return send(page, req, res)
  }
  gather(req, res, key)
  next()
}

/** Ends what it shares with other doors, of which a test opens several. @public */
export const leaveOthers = () => doors?.close()

/** Forgets what was kept before the last write at any door; false when nobody can say whether there was one. */
async function hearsOfWrites() {
  if (!doors) {
    return true
  }
  const last = await doors.last()
  if (last !== lastWrite) {
    pages.forget()
    lastWrite = last
  }
  return last !== null
}

/** All that a visitor's page depends on; null for everybody who may get a page of their own. */
function keyOf({ method, headers, host, protocol, originalUrl }: Request) {
  if (method !== 'GET' || !isStranger(headers.cookie)) {
    return null
  }
  return [
    languageOfViewer({ headers }),
    readCookie(headers.cookie, CURRENCY_COOKIE) ?? '',
    headers['save-data'] === 'on',
    `${protocol}://${host}${originalUrl}`,
  ].join(' ')
}

/** Has no cookie of ours but those of the language and the currency: no session, no message, no sign-in under way. */
const isStranger = (cookies = '') =>
  cookies.split(';').every((cookie) => {
    const [name = ''] = cookie.trim().split('=', 1)
    return ['', LANGUAGE_COOKIE, CURRENCY_COOKIE].includes(name)
  })

/** Holds back what can be kept until it is whole: its first visitor gets what all others will, compressed once. */
function gather(req: Request, res: Response, key: string) {
  const { generation } = pages
  const pieces: Buffer[] = []
  const write = res.write.bind(res) as (...args: unknown[]) => boolean
  const end = res.end.bind(res) as (...args: unknown[]) => Response
  const take = (piece: unknown) => {
    const taken = typeof piece === 'string' || piece instanceof Uint8Array
    if (taken) {
      pieces.push(Buffer.from(piece as string))
    }
    return taken
  }
  res.write = (...args: unknown[]) => (isKeepable(res) && take(args[0]) ? true : write(...args))
  res.end = (...args: unknown[]) => {
    if (!isKeepable(res)) {
      return end(...args)
    }
    take(args[0])
    const written = Buffer.concat(pieces)
    const page = withoutNonce(req, res, written)
    Object.assign(res, { write, end })
    if (!page) {
      return end(written)
    }
    pages.keep(key, page, generation)
    void send(page, req, res).catch(() => res.destroy())
    return res
  }
}

const isKeepable = (res: Response) =>
  res.statusCode === 200 &&
  res.hasHeader('ETag') &&
  !res.hasHeader('Set-Cookie') &&
  res.getHeader('Cache-Control') === 'private, no-cache'

/** The page and its policy with digests of the scripts instead of the nonce, so that it is the same for all. */
function withoutNonce(req: Request, res: Response, written: Buffer): KeptPage | null {
  const nonce = String(req.headers['x-csp-nonce'])
  const mark = ` nonce="${nonce}"`
  const html = written.toString()
  const scripts = scriptsIn(html, mark)
  const text = html.replaceAll(mark, '')
  if (!scripts || text.includes(nonce)) {
    return null
  }
  const policy = String(res.getHeader('Content-Security-Policy'))
  const kept = ['Content-Type', 'Cache-Control', 'ETag'].map((name) => [
    name,
    String(res.getHeader(name)),
  ])
  const headers = {
    ...Object.fromEntries(kept),
    'Content-Security-Policy': policyOfScripts(policy, nonce, scripts),
  }
  const body = Buffer.from(text)
  return { html: body, headers, compressed: new Map(), bytes: body.length * SIZE }
}

/** What stands in the script elements that bear the nonce, and no others; null when one has no end. */
function scriptsIn(html: string, mark: string) {
  const scripts: string[] = []
  for (const rest of html.split('<script').slice(1)) {
    const [open, end] = [rest.indexOf('>'), rest.indexOf('</script>')]
    if (end < open) {
      return null
    }
    if (rest.slice(0, open).includes(mark)) {
      scripts.push(rest.slice(open + 1, end))
    }
  }
  return scripts
}

async function send(page: KeptPage, req: Request, res: Response) {
  const { ETag: tag = '' } = page.headers
  const known = req.headers['if-none-match']?.split(',') ?? []
  res.set(page.headers)
  if (known.some((one) => one.trim() === tag)) {
    res.status(304).removeHeader('Content-Type')
    res.end()
    return
  }
  const encoding = Object.keys(compressions).find((name) => req.acceptsEncodings(name))
  const body = encoding ? await compressed(page, encoding) : page.html
  if (encoding) {
    res.set('Content-Encoding', encoding)
  }
  res.set('Content-Length', String(body.length))
  res.end(body)
}

function compressed({ html, compressed: done }: KeptPage, encoding: string) {
  const body = done.get(encoding) ?? compressions[encoding]!(html)
  done.set(encoding, body)
  return body
}
