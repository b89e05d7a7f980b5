import type { ResourceProps } from '@refinedev/core'
import {
  CalendarCheck,
  CalendarRange,
  Home,
  LayoutDashboard,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { Role } from './api/types'
import type { en } from './locales/en'
import type { Ability } from './providers/access'

export interface Screen {
  path: string
  screen: LazyExoticComponent<ComponentType>
}

export type ResourceRow = Row & ForWhom

/** Whom a screen is for: the API's answer to `may` (`GET /access`), or roles where it has none. */
type ForWhom = { may: Ability } | { roles: Role[] }

interface Row {
  /** As the API's path has it: `/api/v1/<name>`. */
  name: string
  /** Key under `menu` of the catalogue; a role may have its own word. */
  label: MenuLabel | { admin: MenuLabel; host: MenuLabel }
  icon: LucideIcon
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
    name: 'users',
    label: 'users',
    icon: Users,
    may: 'users.list',
    list: { path: '/users', screen: lazy(() => import('./resources/users/list')) },
    show: { path: '/users/:id', screen: lazy(() => import('./resources/users/show')) },
    create: { path: '/users/new', screen: lazy(() => import('./resources/users/create')) },
    edit: { path: '/users/:id/edit', screen: lazy(() => import('./resources/users/edit')) },
  },
  {
    name: 'properties',
    label: { admin: 'properties', host: 'myProperties' },
    icon: Home,
    may: 'properties.list',
    list: { path: '/properties', screen: lazy(() => import('./resources/properties/list')) },
    show: { path: '/properties/:id', screen: lazy(() => import('./resources/properties/show')) },
    create: {
      path: '/properties/new',
      screen: lazy(() => import('./resources/properties/create')),
    },
    edit: {
      path: '/properties/:id/edit',
      screen: lazy(() => import('./resources/properties/edit')),
    },
  },
  {
    name: 'bookings',
    label: 'bookings',
    icon: CalendarCheck,
    may: 'bookings.lookAfter',
    list: { path: '/bookings', screen: lazy(() => import('./resources/bookings/list')) },
    show: { path: '/bookings/:id', screen: lazy(() => import('./resources/bookings/show')) },
  },
  {
    name: 'calendar',
    label: 'calendar',
    icon: CalendarRange,
    may: 'bookings.lookAfter',
    list: { path: '/calendar', screen: lazy(() => import('./resources/calendar/list')) },
    show: { path: '/calendar/:id', screen: lazy(() => import('./resources/calendar/show')) },
  },
]

export const rowOf = (name?: string) => resources.find((row) => row.name === name)

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
