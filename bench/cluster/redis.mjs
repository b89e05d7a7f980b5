import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Limits of an hour would remember the run before. The database has to be named, for it is emptied. */
export async function emptyRedis(url) {
  const { hostname, port, pathname } = new URL(url)
  const number = Number(pathname.slice(1))
  if (!number)
    throw new Error('REDIS_URL is emptied here: give a database of its own (redis://…/7)')
  const socket = connect({ host: hostname, port: Number(port || 6379) })
  socket.end(`SELECT ${number}\r\nFLUSHDB\r\n`)
  const said = await text(socket)
  if (said !== '+OK\r\n+OK\r\n') throw new Error(`Redis said ${said}`)
}
