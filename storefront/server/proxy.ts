import type { RequestHandler } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { ServerResponse } from 'node:http'
import { settings } from './settings.ts'
import { sendFailure } from './envelope.ts'

/** Paths the API answers itself; bodies and answers stream through untouched. */
const API_PATHS = /^\/(api|uploads|dev\/mailbox)(\/|$)/

const proxy = createProxyMiddleware({
  target: settings.apiUrl,
  changeOrigin: false,
  proxyTimeout: 60_000,
  on: {
    error(_error, _req, res) {
      if (res instanceof ServerResponse) {
        const message = 'Server error. Please try again later.'
        sendFailure(res, 502, 'E_API_UNREACHABLE', message)
      }
    },
  },
})

/** Passes the API's paths on; everything else goes to the next handler. */
export const apiProxy: RequestHandler = (req, res, next) =>
  API_PATHS.test(req.path) ? proxy(req, res, next) : next()
