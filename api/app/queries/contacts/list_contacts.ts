import { CONTACT_SORTS, type ContactSort } from '#domain/list_sorts'
import ContactMessage from '#models/contact_message'
import { inOrder } from '#services/database/in_order'
import { countRows, page, type PageRequest } from '#services/database/page'
import { reader } from '#services/database/reader'
import { withWords, type Searched } from '#services/database/words'

export type ContactFilters = PageRequest & { search?: string; isRead?: boolean; sort?: ContactSort }

/** Unread first, then newest first, unless asked otherwise (contract, GET /contacts). */
export function listContacts(filters: ContactFilters) {
  const query = matching(filters).preload('answeredBy')
  if (!filters.sort) query.orderBy('is_read')
  return page(inOrder(query, CONTACT_SORTS[filters.sort ?? 'createdAt']), filters)
}

/** Total and unread (§7). */
export async function contactStats() {
  return {
    total: await countRows(matching({}).pojo()),
    unread: await countRows(matching({ isRead: false }).pojo()),
  }
}

const SEARCHED: Searched = {
  list: 'contact_messages',
  words: [{ of: 'contact_messages', in: ['words'] }],
}

function matching({ search = '', isRead }: ContactFilters) {
  const query = ContactMessage.query({ client: reader() })
  if (isRead !== undefined) query.where('is_read', isRead)
  withWords(query, SEARCHED, search)
  return query
}
