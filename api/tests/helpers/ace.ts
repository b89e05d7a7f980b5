import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { apiProgram } from '#tests/helpers/program'

/** Runs a command of the API in a process of its own. @returns its exit code and all it said */
export async function runAce(args: string[], env: NodeJS.ProcessEnv = {}) {
  const program = apiProgram('ace')
  const command = spawn(process.execPath, [...program.args, ...args], {
    cwd: program.cwd,
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  const [out, err, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close'),
  ])
  return { code: code as number, said: out + err }
}
