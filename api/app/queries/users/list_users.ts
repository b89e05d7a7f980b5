import { escapeLike } from '#services/database/escape_like'
import User, { type Role } from '#models/user'

const MATCHES =
  "(lower(first_name) like ? escape '\\' or lower(last_name) like ? escape '\\' or email like ? escape '\\' or phone like ? escape '\\')"

export type UserMatch = {
  search?: string
  role?: Role
  status?: 'active' | 'inactive'
}

export type UserFilters = UserMatch & { page: number; limit: number }

/** Everybody who has an account (§2.14, Users): the newest first, ending with the id. */
export async function listUsers({ page, limit, ...match }: UserFilters) {
  const query = matchingUsers(match)
  const total = await query.clone().count('* as total').pojo<{ total: number }>().first()
  const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').forPage(page, limit)
  return { rows, total: Number(total?.total ?? 0) }
}

/** Everybody who has an account and matches, in no order yet. */
export function matchingUsers({ search, role, status }: UserMatch) {
  const query = living()
  if (role) query.where('role', role)
  if (status) query.where('is_active', status === 'active')
  if (search) matchWords(query, search)
  return query
}

/** The first people who match, by name: for a field that completes while somebody types. */
export function searchUsers(q: string, limit: number) {
  const query = living()
  matchWords(query, q)
  return query.orderBy('first_name').orderBy('last_name').orderBy('id').limit(limit)
}

function living() {
  return User.query().whereNull('deleted_at')
}

/** Every word must be found in a name, the e-mail or the phone number. */
function matchWords(query: ReturnType<typeof living>, search: string) {
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
    const like = `%${escapeLike(word)}%`
    query.whereRaw(MATCHES, [like, like, like, like])
  }
}
