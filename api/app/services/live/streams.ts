import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import transmit from '@adonisjs/transmit/services/main'
import type User from '#models/user'
import { channelFor } from '#services/live/channels'

/** Of one person; the oldest ends for a further one. Every tab has one. */
const MAX_STREAMS = 20

type Open = {
  stream: ReturnType<typeof transmit.createStream>
  response: ServerResponse
  personId: number
  sessionId: number
  role: string
  /** null without an end */
  expiresAt: Date | null
}

const open = new Map<string, Open>()

/**
 * Opens the stream of a session. The server names it and chooses its channel: clients cannot listen in elsewhere, nor
 * take another's name (ADR 0032).
 */
export async function openStream(context: HttpContext, person: User) {
  const { request, response } = context
  /* Whoever has left while it was asked who they are has said so already. */
  if (response.response.closed) return
  const session = person.currentAccessToken!
  const uid = randomUUID()
  const stream = transmit.createStream({
    uid,
    context,
    request: request.request,
    response: response.response,
    injectResponseHeaders: response.getHeaders(),
  })
  stream.on('error', (error) => logger.warn({ err: error }, 'a live stream has failed'))
  open.set(uid, {
    stream,
    response: response.response,
    personId: person.id,
    sessionId: Number(session.identifier),
    role: person.role,
    expiresAt: session.expiresAt,
  })
  response.response.on('close', () => open.delete(uid))
  await transmit.subscribe({ uid, channel: channelFor(person), skipAuthorization: true })

  const own = [...open.values()].filter(({ personId }) => personId === person.id)
  if (own.length > MAX_STREAMS) end(own[0])
}

/**
 * Ends the streams whose session has ended or whose person has another role by now, also where another process ended it.
 * @param personId only theirs
 */
export async function endStaleStreams(personId?: number) {
  const asked = [...open.values()].filter(
    (one) => personId === undefined || one.personId === personId
  )
  if (asked.length === 0) return
  const rows: { id: number; role: string }[] = await db
    .from('auth_access_tokens')
    .join('users', 'users.id', 'auth_access_tokens.tokenable_id')
    .whereIn('auth_access_tokens.id', [...new Set(asked.map(({ sessionId }) => sessionId))])
    .where('users.is_active', true)
    .select('auth_access_tokens.id', 'users.role')
  const roles = new Map(rows.map(({ id, role }) => [id, role]))
  const now = new Date()
  for (const one of asked) {
    const isOver = one.expiresAt !== null && one.expiresAt <= now
    if (isOver || roles.get(one.sessionId) !== one.role) end(one)
  }
}

/** For a server that stops: a stream would hold it up until its deadline. */
export function endAllStreams() {
  for (const one of open.values()) end(one)
}

/** The answer ends, and not the stream: Transmit writes to it until the answer is closed, and what has ended fails by that. */
function end({ response, stream }: Open) {
  stream.unpipe(response)
  response.end()
}
