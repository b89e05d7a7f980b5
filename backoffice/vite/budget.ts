import type { Plugin } from 'vite'
import { kB, scales } from '../../storefront/vite/scales.ts'

/** JavaScript as it travels (brotli), in bytes: what the first screen may bring, and each further one beyond it. */
const FIRST = 250_000
const FURTHER = 80_000

const TABLE = /\/src\/resources\.tsx$/
const OVERVIEW = /\/src\/dashboard\/overview\.tsx$/
const LATER_TEXTS = /\/src\/locales\/en-later\.ts$/

/**
 * Refuses a build in which the overview, or another screen of the table, brings more than a phone should wait for.
 * A screen brings what its own file imports; what it fetches only when asked (dialogs, maps) is not counted.
 */
export function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const table = [...this.getModuleIds()].find((id) => TABLE.test(id))
      const screens = (table && this.getModuleInfo(table)?.dynamicallyImportedIds) || []
      if (screens.length < 10) {
        this.error(`The table of screens names only ${screens.length}: is it elsewhere by now?`)
      }
      const { weigh, chunkOf } = scales(chunks)
      const entry = chunks.find(({ isEntry }) => isEntry)
      const overview = screens.find((id) => OVERVIEW.test(id))
      const texts = [...this.getModuleIds()].find((id) => LATER_TEXTS.test(id))
      if (!entry || !overview || !texts) {
        return this.error(
          'The entry, the overview or the texts of later screens are elsewhere by now'
        )
      }
      const first = weigh([entry, chunkOf(overview)])
      const weights = screens
        .filter((id) => id !== overview)
        .map((id) => ({ id, bytes: weigh([chunkOf(texts), chunkOf(id)], first.files).bytes }))
        .sort((one, other) => other.bytes - one.bytes)
      const heavy = weights.filter(({ bytes }) => bytes > FURTHER).map(told)
      this.info(`Overview ${kB(first.bytes)}, further screens at most ${told(weights[0]!)}`)
      if (first.bytes > FIRST) heavy.unshift(`overview ${kB(first.bytes)}`)
      if (heavy.length > 0) {
        this.error(
          `More JavaScript than the ${kB(FIRST)} of the overview or the ${kB(FURTHER)} of a further screen: ${heavy.join(', ')}`
        )
      }
    },
  }
}

const told = ({ id, bytes }: { id: string; bytes: number }) =>
  `${id.replace(/^.*\/src\//, '')} ${kB(bytes)}`
