import type { ResourceProps } from '@refinedev/core'
import { CalendarCheck, Home, LayoutDashboard, type LucideIcon } from 'lucide-react'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { Role } from './api/types'
import type { en } from './locales/en'

export interface Screen {
  path: string
  screen: LazyExoticComponent<ComponentType>
}

export interface ResourceRow {
  /** As the API's path has it: `/api/v1/<name>`. */
  name: string
  /** Key under `menu` of the catalogue; a role may have its own word. */
  label: MenuLabel | { admin: MenuLabel; host: MenuLabel }
  icon: LucideIcon
  roles: Role[]
  list: Screen
  /** Opens over the list, which stays as it is: a drawer or dialog with an address of its own. */
  show?: Screen
  /** A screen of its own for a new one. */
  create?: Screen
  /** Opens over the list, as `show` does. */
  edit?: Screen
}

type MenuLabel = keyof (typeof en)['menu']

/** Every screen of the back office, in the order of the menu (§2.3). */
export const resources: ResourceRow[] = [
  {
    name: 'overview',
    label: 'overview',
    icon: LayoutDashboard,
    roles: ['admin', 'host'],
    list: { path: '/', screen: lazy(() => import('./dashboard/overview')) },
  },
  {
    name: 'properties',
    label: { admin: 'properties', host: 'myProperties' },
    icon: Home,
    roles: ['admin', 'host'],
    list: { path: '/properties', screen: lazy(() => import('./resources/properties/list')) },
    show: { path: '/properties/:id', screen: lazy(() => import('./resources/properties/show')) },
  },
  {
    name: 'bookings',
    label: 'bookings',
    icon: CalendarCheck,
    roles: ['admin', 'host'],
    list: { path: '/bookings', screen: lazy(() => import('./resources/bookings/list')) },
    show: { path: '/bookings/:id', screen: lazy(() => import('./resources/bookings/show')) },
  },
]

export const rowOf = (name?: string) => resources.find((row) => row.name === name)

export const rowsFor = (role: Role) => resources.filter((row) => row.roles.includes(role))

export const menuLabel = ({ label }: ResourceRow, role: Role) =>
  typeof label === 'string' ? label : label[role === 'admin' ? 'admin' : 'host']

/** The table as Refine wants it. */
export const refineResources: ResourceProps[] = resources.map((row) => ({
  name: row.name,
  list: row.list.path,
  show: row.show?.path,
  create: row.create?.path,
  edit: row.edit?.path,
}))
