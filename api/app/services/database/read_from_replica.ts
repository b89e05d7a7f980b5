import { HttpContext } from '@adonisjs/core/http'
import type { Logger } from '@adonisjs/core/logger'
import type { ConnectionManagerContract } from '@adonisjs/lucid/types/database'
import { database, replicaAddress } from '#config/database'
import { READER } from '#services/database/reader'
import { Replica } from '#services/database/replica'
import { answerByReplica, type LineClient } from '#services/database/replica_lines'
import { replayedAt, writtenAt } from '#services/database/wal_position'

/** The replica of this process, where it has one. */
export let replica: Replica | null = null

/** Lets the replica answer what strangers read from now on. @returns what ends that */
export function readFromReplica(
  manager: ConnectionManagerContract,
  primaryName: string,
  logger: Logger
) {
  if (database.engine !== 'postgres' || !replicaAddress) throw new Error('There is no replica')
  const one: Replica = new Replica(
    {
      primary: writtenAt(database.url),
      replica: replayedAt(replicaAddress, () => one.forget()),
    },
    {
      leftOut: (reason) => logger.warn('The replica is left out, the primary answers: %s', reason),
      back: () => logger.info('The replica answers again'),
    }
  )
  answerByReplica(
    clientOf(manager, READER),
    () => clientOf(manager, primaryName),
    one,
    () => isChosen(one)
  )
  void one.watch()
  replica = one
  return () => one.close()
}

function clientOf(manager: ConnectionManagerContract, name: string): LineClient {
  manager.connect(name)
  return manager.get(name)!.connection!.client!.client
}

const choices = new WeakMap<HttpContext, Promise<boolean>>()

/** One request is answered by one server, which has all that was acknowledged before its first question. */
function isChosen(one: Replica) {
  const ctx = HttpContext.get()
  if (!ctx) return Promise.resolve(false)
  const choice = choices.get(ctx) ?? one.isCaughtUp()
  choices.set(ctx, choice)
  return choice
}
