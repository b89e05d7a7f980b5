import { join } from 'node:path'
import app from '@adonisjs/core/services/app'

/**
 * How a process of the API is started: as it was built where TEST_BUILD names the build, which is how production starts and takes
 * half the time; else from the sources.
 */
export function apiProgram(script: 'bin/server' | 'ace') {
  const build = process.env.TEST_BUILD
  if (build) return { cwd: build, args: [join(build, `${script}.js`)] }
  const cwd = app.makePath()
  // It brings its own loader of TypeScript.
  if (script === 'ace') return { cwd, args: [join(cwd, 'ace.js')] }
  return { cwd, args: [...process.execArgv, join(cwd, `${script}.ts`)] }
}
