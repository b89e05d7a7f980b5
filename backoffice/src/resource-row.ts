import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Role } from './api/types'
import type { Later } from './components/later'
import type { ForWhom } from './providers/access'

export interface Screen {
  path: string
  screen: Later
}

export type ResourceRow = Row & ForWhom

interface Row {
  /** As in the API's path: `/api/v1/<name>`. */
  name: string
  icon: LucideIcon
  badge?: ComponentType
  list: Screen
  /** Only in the menu of these roles (§2.3). */
  menu?: Role[]
  /** The screen whose tab leads here instead of the menu. */
  under?: string
  /** Opens over the list with a URL of its own. */
  show?: Screen
  create?: Screen
  edit?: Screen
  /** Further screens of a record, over the list. */
  parts?: Screen[]
  /** Whether its records can be deleted at the desk. */
  canDelete?: boolean
}
