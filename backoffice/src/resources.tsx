import type { TFunction } from 'i18next'
import {
  Activity,
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
} from 'lucide-react'
import type { Role } from './api/types'
import { later } from './components/later'
import type { ResourceRow } from './resource-row'
import { PendingBadge } from './resources/bookings/pending-badge'
import { UnreadBadge } from './resources/contacts/unread-badge'
import { payoutRows } from './resources/payouts/rows'
import { withTexts } from './with-texts'

/** All screens, in the order of the menu (§2.3). */
export const resources: ResourceRow[] = [
  {
    name: 'overview',
    icon: LayoutDashboard,
    roles: ['admin', 'host'],
    list: { path: '/', screen: later(() => import('./dashboard/overview')) },
  },
  {
    name: 'users',
    canDelete: true,
    icon: Users,
    may: 'users.list',
    list: { path: '/users', screen: withTexts(() => import('./resources/users/list')) },
    show: { path: '/users/:id', screen: withTexts(() => import('./resources/users/show')) },
    create: { path: '/users/new', screen: withTexts(() => import('./resources/users/create')) },
    edit: { path: '/users/:id/edit', screen: withTexts(() => import('./resources/users/edit')) },
  },
  {
    name: 'properties',
    canDelete: true,
    icon: Home,
    may: 'properties.list',
    list: { path: '/properties', screen: withTexts(() => import('./resources/properties/list')) },
    show: {
      path: '/properties/:id',
      screen: withTexts(() => import('./resources/properties/show')),
    },
    create: {
      path: '/properties/new',
      screen: withTexts(() => import('./resources/properties/create')),
    },
    edit: {
      path: '/properties/:id/edit',
      screen: withTexts(() => import('./resources/properties/edit')),
    },
    parts: [
      {
        path: '/properties/:id/prices',
        screen: withTexts(() => import('./resources/properties/prices/prices')),
      },
      {
        path: '/properties/:id/stay-rules',
        screen: withTexts(() => import('./resources/properties/stay-rules/stay-rules')),
      },
    ],
  },
  {
    name: 'bookings',
    icon: CalendarCheck,
    badge: PendingBadge,
    may: 'bookings.lookAfter',
    list: { path: '/bookings', screen: withTexts(() => import('./resources/bookings/list')) },
    show: { path: '/bookings/:id', screen: withTexts(() => import('./resources/bookings/show')) },
  },
  {
    name: 'trips',
    under: 'bookings',
    icon: Luggage,
    may: 'bookings.lookAfter',
    list: { path: '/bookings/trips', screen: withTexts(() => import('./resources/trips/list')) },
    show: {
      path: '/bookings/trips/:id',
      screen: withTexts(() => import('./resources/trips/show')),
    },
  },
  {
    name: 'calendar',
    icon: CalendarRange,
    may: 'bookings.lookAfter',
    list: { path: '/calendar', screen: withTexts(() => import('./resources/calendar/list')) },
    show: { path: '/calendar/:id', screen: withTexts(() => import('./resources/calendar/show')) },
  },
  {
    name: 'gate',
    under: 'calendar',
    icon: CalendarRange,
    may: 'bookings.lookAfter',
    list: { path: '/calendar/gate', screen: withTexts(() => import('./resources/calendar/gate')) },
  },
  ...payoutRows,
  {
    name: 'reviews',
    icon: MessageSquareQuote,
    roles: ['admin', 'host'],
    list: { path: '/reviews', screen: withTexts(() => import('./resources/reviews/list')) },
  },
  {
    name: 'flagged',
    under: 'reviews',
    icon: Flag,
    may: 'reviews.moderate',
    list: {
      path: '/reviews/flagged',
      screen: withTexts(() => import('./resources/reviews/flagged')),
    },
  },
  {
    name: 'contacts',
    canDelete: true,
    icon: Mail,
    may: 'contacts.manage',
    badge: UnreadBadge,
    list: { path: '/contacts', screen: withTexts(() => import('./resources/contacts/list')) },
    show: { path: '/contacts/:id', screen: withTexts(() => import('./resources/contacts/show')) },
  },
  {
    name: 'newsletter',
    icon: Newspaper,
    may: 'newsletter.list',
    list: { path: '/newsletter', screen: withTexts(() => import('./resources/newsletter/list')) },
  },
  {
    name: 'audit',
    icon: ScrollText,
    may: 'audit.list',
    list: { path: '/audit', screen: withTexts(() => import('./resources/audit/list')) },
  },
  {
    name: 'system',
    icon: Activity,
    may: 'system.operate',
    list: { path: '/system', screen: withTexts(() => import('./resources/system/list')) },
  },
  {
    name: 'profile',
    icon: CircleUserRound,
    roles: ['admin', 'host'],
    menu: ['host'],
    list: { path: '/profile', screen: withTexts(() => import('./profile/profile')) },
  },
  {
    name: 'settings',
    icon: Settings,
    roles: ['admin', 'host'],
    menu: ['admin'],
    list: { path: '/settings', screen: withTexts(() => import('./settings/settings')) },
  },
]

export const rowOf = (name?: string) => resources.find((row) => row.name === name)

/** Of a resource in the menu, by its name and the reader's role (`menu.properties_host`). */
export const menuLabel = (t: TFunction, name: string, role: Role) =>
  t(`menu.${name}` as 'menu.properties', { context: role as 'host' })
