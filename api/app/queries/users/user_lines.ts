import type User from '#models/user'
import { matchingUsers, type UserMatch } from '#queries/users/list_users'
import { isoTime } from '#services/iso_time'

const BATCH = 500

export const USER_COLUMNS = [
  'id',
  'firstName',
  'lastName',
  'email',
  'phone',
  'role',
  'status',
  'emailVerified',
  'lastLogin',
  'joined',
] as const

export async function* userLines(match: UserMatch) {
  let before: number | undefined
  for (;;) {
    const query = matchingUsers(match)
    if (before) query.where('id', '<', before)
    const batch = await query.orderBy('id', 'desc').limit(BATCH)
    for (const person of batch) yield lineOf(person)
    if (batch.length < BATCH) return
    before = batch[batch.length - 1].id
  }
}

function lineOf(person: User) {
  const line: Record<(typeof USER_COLUMNS)[number], string | number | null> = {
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: person.phone,
    role: person.role,
    status: person.isActive ? 'active' : 'inactive',
    emailVerified: person.emailVerified ? 'yes' : 'no',
    lastLogin: isoTime(person.lastLoginAt),
    joined: isoTime(person.createdAt),
  }
  return USER_COLUMNS.map((column) => line[column])
}
