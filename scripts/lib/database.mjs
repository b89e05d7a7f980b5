/* Migrates the database and, in demo mode, fills an empty one. Plain Node 20. */
import { join } from 'node:path'
import { step } from './console.mjs'
import { root, runAce } from './run.mjs'

/** @param options.build migrate from the build; filling needs the sources */
export const prepareDatabase = ({ demo, build, env }) =>
  step('Preparing the database', () =>
    demo
      ? runAce(['makao:seed', join(root, 'demo')], { env })
      : runAce(['makao:prepare'], { build, env })
  )
