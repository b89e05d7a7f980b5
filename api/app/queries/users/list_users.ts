import { storedPhone } from '#domain/kenya/phones'
import { USER_SORTS, type UserSort } from '#domain/list_sorts'
import { inOrder } from '#services/database/in_order'
import { page, type PageRequest } from '#services/database/page'
import { reader } from '#services/database/reader'
import { called, withWords, type Searched } from '#services/database/words'
import User, { type Role } from '#models/user'

const SEARCHED: Searched = {
  list: 'users',
  words: [{ of: 'users', in: ['names', 'email', 'phone'] }],
}

export type UserMatch = {
  search?: string
  role?: Role
  status?: 'active' | 'inactive'
}

export type UserFilters = UserMatch & PageRequest & { sort?: UserSort }

/** Newest first unless asked otherwise (§2.14, Users). */
export function listUsers(filters: UserFilters) {
  return page(inOrder(matchingUsers(filters), USER_SORTS[filters.sort ?? 'createdAt']), filters)
}

export function matchingUsers({ search, role, status }: UserMatch) {
  const query = living()
  if (role) query.where('role', role)
  if (status) query.where('is_active', status === 'active')
  if (search) narrow(query, search)
  return query
}

export function searchUsers(q: string, limit: number) {
  const query = living()
  narrow(query, q)
  return inOrder(query, USER_SORTS.firstName).limit(limit)
}

function living() {
  return User.query({ client: reader() }).whereNull('deleted_at')
}

function narrow(query: ReturnType<typeof living>, search: string) {
  const phone = storedPhone(search)
  query.where((found) => {
    found.where((words) => withWords(words, SEARCHED, search))
    if (phone) found.orWhereRaw(...called({ of: 'users', in: ['phone'] }, phone, 'users.id'))
  })
}
