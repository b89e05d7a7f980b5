import type { Plugin } from 'vite'
import { kB, scales } from '@makao/shared/vite/scales'

/**
 * JavaScript budgets, brotli-compressed, in bytes: for the first screen, for the first list or form beyond it (Ant
 * Design's table or form, and the texts of all further screens), and for each further screen beyond these.
 */
const FIRST = 260_000
const FIRST_LIST_OR_FORM = 150_000
const FURTHER = 40_000

const TABLE = /\/src\/resources\.tsx$/
const LIST = /\/src\/components\/resource-list\.tsx$/
const LIST_TABLE = /\/src\/components\/record-table\.tsx$/
const FORM = /\/src\/forms\/record-form\.tsx$/
const OVERVIEW = /\/src\/dashboard\/overview\.tsx$/
const LATER_TEXTS = /\/src\/locales\/en-later\.ts$/

/**
 * Fails a build in which a screen exceeds its JavaScript budget. Counts static imports only, not
 * dialogs and maps loaded on demand.
 */
export function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const ids = [...this.getModuleIds()]
      const idOf = (name: RegExp) =>
        ids.find((id) => name.test(id)) ?? this.error(`${name.source} is elsewhere by now`)
      const screens = this.getModuleInfo(idOf(TABLE))?.dynamicallyImportedIds ?? []
      if (screens.length < 10) {
        this.error(`The table of screens names only ${screens.length}: is it elsewhere by now?`)
      }
      const { weigh, chunkOf } = scales(chunks)
      const entry = chunks.find(({ isEntry }) => isEntry) ?? this.error('No chunk is the entry')
      const overview = idOf(OVERVIEW)

      const first = weigh([entry, chunkOf(overview)])
      const beyond = (...names: RegExp[]) =>
        weigh(
          [LATER_TEXTS, ...names].map((name) => chunkOf(idOf(name))),
          first.files
        )
      const [list, form] = [beyond(LIST, LIST_TABLE), beyond(FORM)]
      const known = new Set([...first.files, ...list.files, ...form.files])
      const further = screens
        .filter((id) => id !== overview)
        .map((id) => ({ id, bytes: weigh([chunkOf(id)], known).bytes }))
        .sort((one, other) => other.bytes - one.bytes)

      const figures = `Overview ${kB(first.bytes)}, first list ${kB(list.bytes)}, first form ${kB(form.bytes)}, further screens at most ${told(further[0]!)}`
      this.info(figures)
      const either = Math.max(list.bytes, form.bytes)
      if (first.bytes > FIRST || either > FIRST_LIST_OR_FORM || further[0]!.bytes > FURTHER) {
        this.error(
          `More JavaScript than ${kB(FIRST)}, ${kB(FIRST_LIST_OR_FORM)} or ${kB(FURTHER)}: ${figures}`
        )
      }
    },
  }
}

const told = ({ id, bytes }: { id: string; bytes: number }) =>
  `${id.replace(/^.*\/src\//, '')} ${kB(bytes)}`
