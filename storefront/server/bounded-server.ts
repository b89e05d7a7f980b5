import { createServer, type RequestListener, type Server } from 'node:http'
import { CONNECTIONS, HEADERS_TIMEOUT, IDLE_TIMEOUT } from './limits.ts'

/** A server that nobody keeps busy by saying nothing: connections are counted, idle ones give way, and headers have their time. */
export function boundedServer(
  app: RequestListener,
  { connections = CONNECTIONS, headersTimeout = HEADERS_TIMEOUT, checkEvery = 5000 } = {}
): Server {
  const server = createServer(
    { headersTimeout, keepAliveTimeout: IDLE_TIMEOUT, connectionsCheckingInterval: checkEvery },
    app
  )
  server.maxConnections = connections
  server.on('drop', () => server.closeIdleConnections())
  return server
}
