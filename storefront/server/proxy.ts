import type { RequestHandler } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { ServerResponse } from 'node:http'
import { settings } from './settings.ts'
import { sendFailure } from './envelope.ts'

/** Paths the API answers itself; bodies and answers stream through untouched. */
const API_PATHS = /^\/(api|uploads|dev\/mailbox)(\/|$)/

/** Passes requests on to a server of ours; when it is down, says so in the API's own shape. */
export function passTo(target: string) {
  return createProxyMiddleware({
    target,
    proxyTimeout: 60_000,
    on: {
      error(error, req, res) {
        console.error(`${req.method} ${req.url}: ${error.message}`)
        if (res instanceof ServerResponse) {
          sendFailure(res, 502, 'E_UNREACHABLE', 'Server error. Please try again later.')
        }
      },
    },
  })
}

const proxy = passTo(settings.apiUrl)

/** Passes the API's paths on; everything else goes to the next handler. */
export const apiProxy: RequestHandler = (req, res, next) =>
  API_PATHS.test(req.path) ? proxy(req, res, next) : next()
