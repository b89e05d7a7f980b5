import { join } from 'node:path'
import app from '@adonisjs/core/services/app'

/** How to start a process of the API: from the build that TEST_BUILD names, as production does and in half the time; else from the sources. */
export function apiProgram(script: 'bin/server' | 'ace') {
  const build = process.env.TEST_BUILD
  if (build) return { cwd: build, args: [join(build, `${script}.js`)] }
  const cwd = app.makePath()
  // Loads TypeScript by itself.
  if (script === 'ace') return { cwd, args: [join(cwd, 'ace.js')] }
  return { cwd, args: [...process.execArgv, join(cwd, `${script}.ts`)] }
}
