import { spawn } from 'node:child_process'

/**
 * A Node process of this run, which ends with it, also when the run fails before anybody stops what it has started.
 * @param options as of `spawn`; `ending` is the signal then: SIGTERM for what has children of its own
 */
export function startedChild(args, { ending = 'SIGKILL', ...options }) {
  const child = spawn(process.execPath, args, options)
  const end = () => child.kill(ending)
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}
