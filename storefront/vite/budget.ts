import type { Plugin } from 'vite'
import { kB, scales } from '@makao/shared/vite/scales'

/**
 * JavaScript budget of a first visit to the listing, in brotli-compressed bytes; React and its
 * router are 95,000.
 */
const LISTING = 120_000

/** The modules of that visit: the frame, the page, and what loads shortly after. */
const VISIT = [
  /\/app\/entry\.client\.tsx/,
  /\/app\/root\.tsx/,
  /\/app\/routes\/properties\/route\.tsx/,
  /\/app\/offline\/service-worker-client\.tsx/,
]

/** Fails a build whose listing exceeds its budget. */
export function budget(): Plugin {
  return {
    name: 'makao:budget',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const { weigh } = scales(chunks)
      const roots = VISIT.map((wanted) => {
        const chunk = chunks.find(({ facadeModuleId }) => wanted.test(facadeModuleId ?? ''))
        return chunk ?? this.error(`${wanted.source} begins no file of the build: is it elsewhere?`)
      })
      const { bytes, files } = weigh(roots)
      this.info(`Listing ${kB(bytes)} in ${files.size} files`)
      if (bytes > LISTING) {
        this.error(`The listing brings ${kB(bytes)} of JavaScript, more than ${kB(LISTING)}`)
      }
    },
  }
}
