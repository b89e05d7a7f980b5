import ContactMessage from '#models/contact_message'
import { escapeLike } from '#services/database/escape_like'

export type ContactFilters = { search?: string; isRead?: boolean; page: number; limit: number }

/** What people wrote to the desk: first what nobody has read, the newest first (contract, GET /contacts). */
export async function listContacts({ page, limit, ...filters }: ContactFilters) {
  const counted = await matching(filters).count('* as total').pojo<{ total: number }>().first()
  const rows = await matching(filters)
    .orderBy('is_read')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .forPage(page, limit)
  return { rows, total: Number(counted?.total ?? 0) }
}

/** How many messages there are, and how many nobody has read (§7). */
export async function contactStats() {
  const count = async (query: ReturnType<typeof everything>) => {
    const row = await query.count('* as total').pojo<{ total: number }>().first()
    return Number(row?.total ?? 0)
  }
  return {
    total: await count(everything()),
    unread: await count(everything().where('is_read', false)),
  }
}

const everything = () => ContactMessage.query()

/** Name, e-mail, subject and message: every word must be found somewhere. */
function matching({ search, isRead }: Omit<ContactFilters, 'page' | 'limit'>) {
  const query = everything()
  if (isRead !== undefined) query.where('is_read', isRead)
  for (const word of (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
    const like = `%${escapeLike(word)}%`
    query.where((either) => {
      for (const column of ['full_name', 'email', 'subject', 'message']) {
        either.orWhereRaw(`lower(${column}) like ? escape '\\'`, [like])
      }
    })
  }
  return query
}
