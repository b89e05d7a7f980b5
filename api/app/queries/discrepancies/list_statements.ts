import { STATEMENT_SORTS, type StatementSort } from '#domain/list_sorts'
import MpesaStatement from '#models/mpesa_statement'
import { inOrder } from '#services/database/in_order'
import { page, type PageRequest } from '#services/database/page'
import { reader } from '#services/database/reader'

/** Statements of M-Pesa that were uploaded, the newest first unless asked otherwise. */
export function listStatements({
  sort = 'createdAt',
  ...asked
}: PageRequest & { sort?: StatementSort }) {
  const query = MpesaStatement.query({ client: reader() }).preload('uploader')
  return page(inOrder(query, STATEMENT_SORTS[sort]), asked)
}
