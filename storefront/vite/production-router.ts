import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const editions: Record<string, string> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
}

/**
 * React Router's package leads every bundler to the edition that warns developers; visitors are sent the one beside
 * it, which does not. A package without it fails the build.
 */
export function productionRouter(): Plugin {
  const home = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))

  return {
    name: 'makao:production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      handler: (id) => join(home, 'dist/production', editions[id] ?? ''),
    },
  }
}
