import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const editions: Record<string, string> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
}

/** The production edition of a module of React Router, as a path. */
export function productionEdition(id: string) {
  const home = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
  return join(home, 'dist/production', editions[id] ?? '')
}

/**
 * Bundles React Router's production build for browsers: its package points everybody to the
 * development one (remix-run/react-router#14102, open). Fails the build when there is none.
 */
export function productionRouter(): Plugin {
  return {
    name: 'makao:production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      handler: productionEdition,
    },
  }
}
