import type { Role } from '../../api/types'

/** The roles in the order of the filter (§2.14). */
export const ROLES = ['admin', 'host', 'guest'] as const satisfies readonly Role[]
