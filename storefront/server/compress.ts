import compression from 'compression'
import { constants } from 'node:zlib'

export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Compresses pages and API answers on the fly; built files are compressed already. Event streams
 * are left alone, since buffering would delay their events.
 */
export const compress = compression({
  brotli: BROTLI,
  filter: (req, res) =>
    !String(res.getHeader('Content-Type')).startsWith('text/event-stream') &&
    compression.filter(req, res),
})
