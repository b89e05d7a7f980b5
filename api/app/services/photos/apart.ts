import { fork, type ChildProcess } from 'node:child_process'
import { on } from 'node:events'
import { fileURLToPath } from 'node:url'

/** How long a process without work is kept for the next one (ms); starting it takes longer than most of its work. */
const KEPT_FOR = 30_000

/** What lets Node run TypeScript; how much memory we may use is not its business. */
const LOADERS = /ts-exec|source-maps/

/** The process ended in the middle of its work: killed, out of memory, or nothing came for too long. */
export class EndedEarly extends Error {}

type Apart = {
  /** The process's script, in TypeScript or built */
  entry: URL
  args: string[]
  /** How long it may be silent while it has work (ms) */
  patience: number
}

/**
 * A process that carries out orders, as many at a time as it is asked to, and answers each in parts. Started with
 * the first order, and again after it ended; while it is idle, it keeps nobody from ending.
 */
export function apart<Order extends object, Said extends object>({ entry, args, patience }: Apart) {
  let current: ChildProcess | undefined
  let orders = 0
  let working = 0
  let leave: NodeJS.Timeout | undefined

  function start() {
    const child = fork(fileURLToPath(entry), args, {
      serialization: 'advanced',
      execArgv: process.execArgv.filter((option) => LOADERS.test(option)),
    })
    child.setMaxListeners(0)
    const forget = () => {
      if (current === child) current = undefined
    }
    child.on('error', forget)
    child.once('disconnect', forget)
    return child
  }

  function take() {
    current ??= start()
    working += 1
    clearTimeout(leave)
    current.ref()
    current.channel?.ref()
    return current
  }

  function letGo(child: ChildProcess) {
    working -= 1
    if (working > 0 || current !== child) return
    child.unref()
    child.channel?.unref()
    leave = setTimeout(() => child.disconnect(), KEPT_FOR).unref()
  }

  /**
   * What the process says to an order, part by part, until it says that it is done.
   * @throws EndedEarly
   */
  async function* ask(order: Order): AsyncGenerator<Said> {
    const id = (orders += 1)
    const child = take()
    const end = new AbortController()
    const fail = (error: Error) => end.abort(error)
    /** After its last message has been read, however it ended. */
    const giveUp = () => end.abort(new EndedEarly('the process ended in the middle of its work'))
    const deadline = setTimeout(() => child.kill('SIGKILL'), patience)
    child.once('error', fail)
    child.once('disconnect', giveUp)
    try {
      const messages = on(child, 'message', { signal: end.signal })
      child.send({ id, ...order })
      for await (const [message] of messages) {
        const said = message as Said & { id: number; done?: true }
        if (said.id !== id) continue
        if (said.done) return
        deadline.refresh()
        yield said as Awaited<Said>
      }
    } catch (error) {
      throw end.signal.aborted ? end.signal.reason : error
    } finally {
      clearTimeout(deadline)
      child.off('error', fail)
      child.off('disconnect', giveUp)
      letGo(child)
    }
  }

  return { ask, pid: () => current?.pid }
}
