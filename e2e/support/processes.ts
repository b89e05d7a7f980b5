import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { environment, nodeBinary } from '../../scripts/lib/run.mjs'

/** Starts a program on the product's own Node; only its stderr is shown. */
export function start(args: string[], cwd: string, env: Record<string, string>) {
  return spawn(nodeBinary(), args, {
    cwd,
    env: environment(env),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

export async function stop(program: ChildProcess) {
  if (program.exitCode !== null || program.signalCode !== null) return
  program.kill()
  await once(program, 'exit')
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
