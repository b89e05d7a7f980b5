import { fork, type ChildProcess } from 'node:child_process'
import { on } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Milliseconds; a start takes longer than most tasks. */
const IDLE_TIMEOUT = 30_000

/** Milliseconds: on a busy machine a process that yields to others starts slowly, which is no task's fault. */
const START_TIMEOUT = 120_000

/** Node options for TypeScript; others, such as the memory limit, are not inherited. */
const LOADERS = /ts-exec|source-maps/

/** Killed, or out of memory. */
export class WorkerExited extends Error {}

/** Killed by us, for this task. */
export class WorkerTimedOut extends Error {}

type WorkerOptions = {
  /** TypeScript or built */
  entry: URL
  args: string[]
  /** Milliseconds without a message during a task */
  timeout: number
}

/**
 * A child process for concurrent tasks: started on demand, restarted after an exit, unref'd while idle. Its first message says that it has
 * started.
 */
export function workerProcess<Task extends object, Message extends object>({
  entry,
  args,
  timeout,
}: WorkerOptions) {
  const started = new WeakSet<ChildProcess>()
  let current: ChildProcess | undefined
  let tasks = 0
  let running = 0
  let idle: NodeJS.Timeout | undefined

  function start() {
    const child = fork(fileURLToPath(entry), args, {
      serialization: 'advanced',
      execArgv: process.execArgv.filter((option) => LOADERS.test(option)),
    })
    child.setMaxListeners(0)
    child.once('message', () => started.add(child))
    const clear = () => {
      if (current === child) current = undefined
    }
    child.on('error', clear)
    child.once('disconnect', clear)
    return child
  }

  function acquire() {
    current ??= start()
    running += 1
    clearTimeout(idle)
    current.ref()
    current.channel?.ref()
    return current
  }

  function release(child: ChildProcess) {
    running -= 1
    if (running > 0 || current !== child) return
    child.unref()
    child.channel?.unref()
    idle = setTimeout(() => child.disconnect(), IDLE_TIMEOUT).unref()
  }

  /** Yields the messages of a task. @throws WorkerExited, or WorkerTimedOut when the task was the reason */
  async function* run(task: Task): AsyncGenerator<Message> {
    const id = (tasks += 1)
    const child = acquire()
    const end = new AbortController()
    const fail = (error: Error) => end.abort(error)
    /** `disconnect` comes after the last message. */
    const exited = () => fail(new WorkerExited('the process ended before its task did'))
    const endAfter = (ms: number, error: Error) =>
      setTimeout(() => {
        fail(error)
        child.kill('SIGKILL')
      }, ms)
    const timeTask = () => endAfter(timeout, new WorkerTimedOut('the task took too long'))
    let deadline = started.has(child)
      ? timeTask()
      : endAfter(START_TIMEOUT, new WorkerExited('the process did not start'))
    const begin = () => {
      clearTimeout(deadline)
      deadline = timeTask()
    }
    if (!started.has(child)) child.once('message', begin)
    child.once('error', fail)
    child.once('disconnect', exited)
    try {
      const messages = on(child, 'message', { signal: end.signal })
      child.send({ id, ...task })
      for await (const [received] of messages) {
        const message = received as Message & { id: number; done?: true }
        if (message.id !== id) continue
        if (message.done) return
        deadline.refresh()
        yield message as Awaited<Message>
      }
    } catch (error) {
      throw end.signal.aborted ? end.signal.reason : error
    } finally {
      clearTimeout(deadline)
      child.off('message', begin)
      child.off('error', fail)
      child.off('disconnect', exited)
      release(child)
    }
  }

  return { run, pid: () => current?.pid }
}
