import type { Role } from '../../api/types'

/** In the order of the filter (§2.14). */
export const ROLES = ['admin', 'host', 'guest'] as const satisfies readonly Role[]
