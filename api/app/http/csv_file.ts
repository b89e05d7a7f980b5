import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { BYTE_ORDER_MARK, csvLine } from '#domain/csv'
import { todayInNairobi } from '#domain/stay'

type Cells = readonly (string | number | null)[]

/** Streams CSV. @param name `users` becomes `makao-users-2026-11-21.csv` */
export function sendCsv(
  response: HttpContext['response'],
  name: string,
  heads: string[],
  lines: AsyncIterable<Cells>
) {
  response.header('Content-Type', 'text/csv; charset=utf-8')
  response.header('Cache-Control', 'private, no-store')
  response.header('X-Content-Type-Options', 'nosniff')
  response.header(
    'Content-Disposition',
    `attachment; filename="makao-${name}-${todayInNairobi()}.csv"`
  )
  return response.stream(Readable.from(written(heads, lines)))
}

async function* written(heads: string[], lines: AsyncIterable<Cells>) {
  yield BYTE_ORDER_MARK + csvLine(heads)
  for await (const line of lines) yield csvLine(line)
}

/** These fields of each record, in this order. */
export async function* cellsOf<Column extends string>(
  records: AsyncIterable<Record<Column, Cells[number]>>,
  columns: readonly Column[]
) {
  for await (const record of records) yield columns.map((column) => record[column])
}
