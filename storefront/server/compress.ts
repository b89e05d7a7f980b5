import compression from 'compression'
import { constants } from 'node:zlib'

/**
 * Pages and API answers are compressed on the fly, quickly; built files are already compressed.
 * Event streams must reach the browser one by one, so they stay as they are.
 */
export const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  filter: (req, res) =>
    !String(res.getHeader('Content-Type')).startsWith('text/event-stream') &&
    compression.filter(req, res),
})
