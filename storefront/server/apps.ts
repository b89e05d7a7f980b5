import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Request, RequestHandler } from 'express'
import { isForEverybody } from './for-everybody.ts'
import { sessionToken } from './cookies.ts'
import { groundUrl } from './map-archive.ts'
import { settings } from './settings.ts'

const BACK_OFFICE_ROLES = new Set(['host', 'admin'])

/**
 * Sends pages under `/dashboard` to the back office for hosts and admins, and to the storefront for
 * everybody else, also while the API is down. Asked once per page load, not for scripts, data or
 * writes. The service worker keeps no page of the back office, but learns from it whose browser it is.
 */
export function backOfficeFor(serve: RequestHandler): RequestHandler {
  return async (req, res, next) => {
    if (!isDashboardPage(req) || !BACK_OFFICE_ROLES.has(await roleOf(req))) {
      return next()
    }
    res.setHeader('Cache-Control', 'private, no-store')
    res.setHeader('X-Keep', 'no')
    return serve(req, res, next)
  }
}

function isDashboardPage(req: Request) {
  const reads = req.method === 'GET' || req.method === 'HEAD'
  const inside = req.path === '/dashboard' || req.path.startsWith('/dashboard/')
  return reads && inside && !req.path.endsWith('.data') && !isForEverybody(req.path)
}

async function roleOf(req: Request): Promise<string> {
  const token = sessionToken(req.headers.cookie)
  if (!token) {
    return 'visitor'
  }
  try {
    const answer = await fetch(`${settings.apiUrl}/api/v1/auth/me`, {
      headers: {
        'Authorization': `Bearer ${token}`,
        'X-Forwarded-For': String(req.headers['x-forwarded-for']),
        'X-Request-Id': String(req.headers['x-request-id']),
        ...(req.headers.traceparent && { traceparent: String(req.headers.traceparent) }),
      },
      signal: AbortSignal.timeout(15_000),
    })
    const body = answer.ok ? ((await answer.json()) as { data?: { role?: string } }) : null
    return body?.data?.role ?? 'visitor'
  } catch {
    return 'visitor'
  }
}

/**
 * Serves the built back office's page for every deep link, with this request's nonce: the one of this door's own
 * build, whatever is built meanwhile.
 */
export async function builtBackOffice(): Promise<RequestHandler> {
  const text = await readFile(join(settings.backOfficeBuild, 'index.html'), 'utf8').catch(() => '')
  return (req, res, next) => {
    if (!text) {
      return next()
    }
    res
      .type('html')
      .send(filled(text, { __CSP_NONCE__: String(req.headers['x-csp-nonce']), ...MAPS }))
  }
}

const MAPS = { __MAP_TILES__: groundUrl, __MAP_ATTRIBUTION__: settings.mapAttribution }

function filled(text: string, words: Record<string, string>) {
  return Object.entries(words).reduce(
    (page, [mark, word]) =>
      page.replaceAll(mark, () => word.replaceAll('&', '&amp;').replaceAll('"', '&quot;')),
    text
  )
}
