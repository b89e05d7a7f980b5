import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { Refusal } from '#exceptions/refusal'
import { engineOf } from '#services/database/dialect'

type Edited = { updatedAt: DateTime | null }

/** Now, or a millisecond after the edit before: no two edits of a row have the same time. */
export function editTimeAfter(earlier: DateTime | null): DateTime {
  const now = DateTime.utc()
  return earlier && earlier >= now ? earlier.plus({ milliseconds: 1 }) : now
}

/** Like `sqlTime`, with milliseconds on SQLite, too. */
export function sqlEditTime(client: Pick<QueryClientContract, 'dialect'>, moment: DateTime) {
  const format =
    engineOf(client) === 'postgres' ? client.dialect.dateTimeFormat : 'yyyy-MM-dd HH:mm:ss.SSS'
  return moment.toUTC().toFormat(format)
}

/**
 * Asked under the lock of the row, before it is written (ADR 0028).
 * @param known ISO time of the edit the writer has seen; null to write over any
 * @throws Refusal 412 when the row was edited since
 */
export function refuseIfEdited({ updatedAt }: Edited, known: string | null) {
  if (known === null || known === updatedAt?.toUTC().toISO()) return
  throw new Refusal('changedMeanwhile', 412, 'E_CHANGED_MEANWHILE')
}
