/* Checks the ports before building. Plain Node 20. */
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * @param settings.doublePort where the payments' double will listen, if at all
 * @throws Error with one sentence: which port, and what to do
 */
export async function refuseTakenPorts({ port, host, apiPort, apiHost, doublePort = null }) {
  if (port === apiPort) throw new Error(`PORT and API_PORT are both ${port}: give each its own.`)
  await refuseTaken('PORT', port, host)
  await refuseTaken('API_PORT', apiPort, apiHost)
  if (doublePort) await refuseTaken('PAYMENTS_DOUBLE_PORT', doublePort, '127.0.0.1')
}

async function refuseTaken(name, port, host) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name} is no port: give a whole number from 1 to 65535.`)

  const server = createServer()
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    throw new Error(REASONS[error.code]?.(name, port) ?? `${name}: ${error.message}`)
  }
  server.close()
  await once(server, 'close')
}

const REASONS = {
  EADDRINUSE: (name, port) =>
    `Port ${port} is taken, perhaps by Makao itself: stop what listens there, or choose another with ${name}=${port + 1}.`,
  EACCES: (name, port) =>
    `Port ${port} is not for everybody: choose one above 1023 with ${name}=${port + 3000}.`,
}
