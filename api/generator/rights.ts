export const READERS = ['everyone', 'signedIn', 'host', 'admin'] as const
export const WRITERS = ['host', 'admin'] as const

export type Reader = (typeof READERS)[number]
export type Writer = (typeof WRITERS)[number]

/** Who may; `isOwned`: each host has their own, which nobody but admins sees beside them. */
export type Rights = { read: Reader; write: Writer; isOwned: boolean }

/**
 * Refuses what does not go together.
 * @throws Error with a sentence for people
 */
export function rightsOf(read: string, write: string, isOwned: boolean): Rights {
  if (!READERS.some((known) => known === read))
    throw new Error(`--read is one of ${READERS.join(', ')}, not ${read}.`)
  if (!WRITERS.some((known) => known === write))
    throw new Error(`--write is one of ${WRITERS.join(', ')}, not ${write}.`)
  if (read === 'admin' && write !== 'admin')
    throw new Error('Who writes has to read: --read host, or --write admin.')
  if (isOwned && !(read === 'host' && write === 'host'))
    throw new Error(
      '--owned gives each host their own records: it goes with --read host --write host.'
    )
  return { read: read as Reader, write: write as Writer, isOwned }
}

/** anonymous, guest, otherGuest, host, otherHost, admin: as the columns of openapi/access.ts. */
const READS: Record<Reader, string[]> = {
  everyone: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  signedIn: ['401', 'yes', 'yes', 'yes', 'yes', 'yes'],
  host: ['401', '403', '403', 'yes', 'yes', 'yes'],
  admin: ['401', '403', '403', '403', '403', 'yes'],
}

const OWN = ['401', '404', '404', 'yes', '404', 'yes']

/** The rows of the table of who may call what, spaced as the others are. */
export function accessRows(area: string, { read, write, isOwned }: Rights) {
  const one = isOwned ? OWN : null
  const rows: [action: string, callers: string[]][] = [
    ['index', READS[read]],
    ['store', READS[write]],
    ['show', one ?? READS[read]],
    ['update', one ?? READS[write]],
    ['destroy', one ?? READS[write]],
  ]
  return rows.map(([action, callers]) => rowOf(`${area}.${action}`, callers))
}

const WIDTHS = [10, 6, 11, 5, 10]

const rowOf = (route: string, callers: string[]) =>
  `${route} `.padEnd(31) +
  callers.map((caller, index) => caller.padEnd(WIDTHS[index] ?? 0)).join('')
