import type { Plugin, Rolldown } from 'vite'
import { kB, scales } from '@makao/shared/vite/scales'
import { editionOf } from './language-editions.ts'

/** The modules of every first visit: the frame, and what loads shortly after. */
const FRAME = [
  /\/app\/entry\.client\.tsx/,
  /\/app\/root\.tsx/,
  /\/app\/offline\/service-worker-client\.tsx/,
]

/**
 * JavaScript budgets of a first visit to a page, in brotli-compressed bytes and in every language; React and its
 * router are 93,000.
 */
const PAGES = [
  {
    page: 'Listing',
    module: /\/app\/routes\/properties\/route\.tsx\?__react-router-build-client-route$/,
    budget: 120_000,
  },
  {
    page: 'Home',
    module: /\/app\/routes\/home\/route\.tsx\?__react-router-build-client-route$/,
    budget: 125_000,
  },
  {
    page: 'Property',
    module: /\/app\/routes\/property\/route\.tsx\?__react-router-build-client-route$/,
    budget: 125_000,
  },
]

/** Fails a build with a page that exceeds its budget in any language. */
export function budget(): Plugin {
  return {
    name: 'makao:budget',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const exceeded: string[] = []
        for (const language of ['en', 'sw', 'fr'] as const) {
          const own =
            language === 'en'
              ? new Map<string, { code: string }>()
              : editionOf(chunks, language, (code) => this.parse(code))
          const { weigh } = scales(
            chunks.map((chunk) => ({ ...chunk, code: own.get(chunk.fileName)?.code ?? chunk.code }))
          )
          for (const { page, module, budget: most } of PAGES) {
            const roots = [...FRAME, module].map((wanted) => rootOf(chunks, wanted))
            const { bytes, files } = weigh(roots)
            const told = `${page} in ${language} brings ${kB(bytes)} of JavaScript in ${files.size} files`
            this.info(told)
            if (bytes > most) exceeded.push(`${told}, more than ${kB(most)}`)
          }
        }
        if (exceeded.length > 0) this.error(exceeded.join('; '))
      },
    },
  }
}

function rootOf(chunks: Rolldown.OutputChunk[], wanted: RegExp) {
  const chunk =
    chunks.find(({ facadeModuleId }) => wanted.test(facadeModuleId ?? '')) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => wanted.test(id)))
  if (!chunk) throw new Error(`${wanted.source} is in no file of the build: is it elsewhere?`)
  return chunk
}
