import type { ResourceProps } from '@refinedev/core'
import {
  CalendarCheck,
  CalendarRange,
  CircleUserRound,
  Flag,
  Home,
  LayoutDashboard,
  Luggage,
  MessageSquareQuote,
  Mail,
  Newspaper,
  ScrollText,
  Settings,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { Role } from './api/types'
import type { en } from './locales/en'
import type { Ability } from './providers/access'
import { laterTexts } from './providers/i18n'
import { UnreadBadge } from './resources/contacts/unread-badge'

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
  /** Stands beside the menu's word: what waits there. */
  badge?: ComponentType
  list: Screen
  /** In the menu of these roles only; others have another way there (§2.3). */
  menu?: Role[]
  /** A sister of this one, reached by a tab there instead of the menu. */
  under?: string
  /** Opens over the list, which stays as it is: a drawer or dialog with an address of its own. */
  show?: Screen
  /** A screen of its own for a new one. */
  create?: Screen
  /** Opens over the list, as `show` does. */
  edit?: Screen
}

type MenuLabel = keyof (typeof en)['menu']

/** A screen beyond the first, with the texts it shows. */
const later = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(async () => {
    const [screen] = await Promise.all([load(), laterTexts()])
    return screen
  })

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
    list: { path: '/users', screen: later(() => import('./resources/users/list')) },
    show: { path: '/users/:id', screen: later(() => import('./resources/users/show')) },
    create: { path: '/users/new', screen: later(() => import('./resources/users/create')) },
    edit: { path: '/users/:id/edit', screen: later(() => import('./resources/users/edit')) },
  },
  {
    name: 'properties',
    label: { admin: 'properties', host: 'myProperties' },
    icon: Home,
    may: 'properties.list',
    list: { path: '/properties', screen: later(() => import('./resources/properties/list')) },
    show: { path: '/properties/:id', screen: later(() => import('./resources/properties/show')) },
    create: {
      path: '/properties/new',
      screen: later(() => import('./resources/properties/create')),
    },
    edit: {
      path: '/properties/:id/edit',
      screen: later(() => import('./resources/properties/edit')),
    },
  },
  {
    name: 'bookings',
    label: 'bookings',
    icon: CalendarCheck,
    may: 'bookings.lookAfter',
    list: { path: '/bookings', screen: later(() => import('./resources/bookings/list')) },
    show: { path: '/bookings/:id', screen: later(() => import('./resources/bookings/show')) },
  },
  {
    name: 'trips',
    under: 'bookings',
    label: 'trips',
    icon: Luggage,
    may: 'bookings.lookAfter',
    list: { path: '/bookings/trips', screen: later(() => import('./resources/trips/list')) },
    show: { path: '/bookings/trips/:id', screen: later(() => import('./resources/trips/show')) },
  },
  {
    name: 'calendar',
    label: 'calendar',
    icon: CalendarRange,
    may: 'bookings.lookAfter',
    list: { path: '/calendar', screen: later(() => import('./resources/calendar/list')) },
    show: { path: '/calendar/:id', screen: later(() => import('./resources/calendar/show')) },
  },
  {
    name: 'reviews',
    label: 'reviews',
    icon: MessageSquareQuote,
    roles: ['admin', 'host'],
    list: { path: '/reviews', screen: later(() => import('./resources/reviews/list')) },
  },
  {
    name: 'flagged',
    under: 'reviews',
    label: 'flagged',
    icon: Flag,
    may: 'reviews.moderate',
    list: { path: '/reviews/flagged', screen: later(() => import('./resources/reviews/flagged')) },
  },
  {
    name: 'contacts',
    label: 'contacts',
    icon: Mail,
    may: 'contacts.manage',
    badge: UnreadBadge,
    list: { path: '/contacts', screen: later(() => import('./resources/contacts/list')) },
    show: { path: '/contacts/:id', screen: later(() => import('./resources/contacts/show')) },
  },
  {
    name: 'newsletter',
    label: 'newsletter',
    icon: Newspaper,
    may: 'newsletter.list',
    list: { path: '/newsletter', screen: later(() => import('./resources/newsletter/list')) },
  },
  {
    name: 'audit',
    label: 'audit',
    icon: ScrollText,
    may: 'audit.list',
    list: { path: '/audit', screen: later(() => import('./resources/audit/list')) },
  },
  {
    name: 'profile',
    label: 'profile',
    icon: CircleUserRound,
    roles: ['admin', 'host'],
    menu: ['host'],
    list: { path: '/profile', screen: later(() => import('./profile/profile')) },
  },
  {
    name: 'settings',
    label: 'settings',
    icon: Settings,
    roles: ['admin', 'host'],
    menu: ['admin'],
    list: { path: '/settings', screen: later(() => import('./settings/settings')) },
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
