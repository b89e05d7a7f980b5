import type { RequestHandler } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { ServerResponse } from 'node:http'
import { settings } from './settings.ts'
import { sendFailure } from './envelope.ts'
import { logPath } from './log-path.ts'

/** Paths of the API; bodies are streamed. */
const API_PATHS = /^\/(api|uploads|dev\/mailbox)(\/|$)/

/** A proxy to `target` that answers with the API's envelope when it is down. */
export function passTo(target: string) {
  return createProxyMiddleware({
    target,
    proxyTimeout: 60_000,
    on: {
      error(error, req, res) {
        console.error(`${req.method} ${logPath(req.url)}: ${error.message}`)
        if (res instanceof ServerResponse) {
          sendFailure(res, 502, 'E_UNREACHABLE', 'Server error. Please try again later.')
        }
      },
    },
  })
}

const proxy = passTo(settings.apiUrl)

export const apiProxy: RequestHandler = (req, res, next) =>
  API_PATHS.test(req.path) ? proxy(req, res, next) : next()
