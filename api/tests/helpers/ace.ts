import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import app from '@adonisjs/core/services/app'

/** Runs a command of the API in a process of its own. @returns its exit code and all it said */
export async function runAce(args: string[], env: NodeJS.ProcessEnv = {}) {
  const command = spawn(process.execPath, [app.makePath('ace.js'), ...args], {
    cwd: app.makePath(),
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  const [out, err, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close'),
  ])
  return { code: code as number, said: out + err }
}
