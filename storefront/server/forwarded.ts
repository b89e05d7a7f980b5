import { isIP } from 'node:net'
import type { Request, RequestHandler } from 'express'
import { sendFailure } from './envelope.ts'

/** A name or address with an optional port, as a page's own address can be made of it. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Refuses requests that name no host or several. */
export const oneHost: RequestHandler = (req, res, next) => {
  const named = req.headersDistinct.host ?? []
  if (named.length > 1 || !HOST.test(req.host ?? '')) {
    return sendFailure(res, 400, 'E_BAD_HOST', 'This request does not name one host.')
  }
  next()
}

/** Corrects what proxies say of the client, before anybody asks for `req.ip` or `req.protocol`. */
export function correctForwarded(req: Request) {
  const addresses = forwardedAddresses(req.get('x-forwarded-for') ?? '')
  req.headers['x-forwarded-for'] = addresses.join(', ')
  req.headers['x-forwarded-proto'] = req.protocol === 'https' ? 'https' : 'http'
}

/**
 * The addresses of an `X-Forwarded-For` without their ports. What stands left of something else
 * cannot be believed, since proxies append.
 */
export function forwardedAddresses(header: string) {
  const entries = header.split(',').map((entry) => withoutPort(entry.trim()))
  return entries.slice(entries.findLastIndex((entry) => isIP(entry) === 0) + 1)
}

function withoutPort(entry: string) {
  const [, bracketed] = /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(entry) ?? []
  const [, plain] = /^([\d.]+):\d+$/.exec(entry) ?? []
  return bracketed ?? plain ?? entry
}
