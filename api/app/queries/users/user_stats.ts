import { ROLES, type Role } from '#models/user'
import { reader } from '#services/database/reader'

type Row = {
  role: Role
  is_active: boolean | number
  email_verified: boolean | number
  total: number
}

/** By role and status, without deleted ones. */
export async function userStats() {
  const rows: Row[] = await reader()
    .from('users')
    .whereNull('deleted_at')
    .select('role', 'is_active', 'email_verified')
    .groupBy('role', 'is_active', 'email_verified')
    .count('* as total')
  const count = (matches: (row: Row) => unknown) =>
    rows.filter(matches).reduce((sum, { total }) => sum + Number(total), 0)

  return {
    total: count(() => true),
    active: count((row) => row.is_active),
    inactive: count((row) => !row.is_active),
    verified: count((row) => row.email_verified),
    roles: Object.fromEntries(
      ROLES.map((role) => [role, count((row) => row.role === role)])
    ) as Record<Role, number>,
  }
}
