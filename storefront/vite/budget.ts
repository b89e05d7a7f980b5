import type { Plugin } from 'vite'
import { kB, scales } from './scales.ts'

/** JavaScript as it travels (brotli), in bytes, that a first visit to the listing may bring; React and its router are 95,000. */
const LISTING = 120_000

/** What that visit runs: the frame of every page, the page itself, and what follows when it has been there a moment. */
const VISIT = [
  /\/app\/entry\.client\.tsx/,
  /\/app\/root\.tsx/,
  /\/app\/routes\/properties\/route\.tsx/,
  /\/app\/offline\/companion\.tsx/,
]

/** Refuses a build whose listing a guest on a cheap phone would wait for. */
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
