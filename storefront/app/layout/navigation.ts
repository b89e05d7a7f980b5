import type { Role } from '~/api/types'
import type layout from '~/locales/en/layout.json'

export interface NavigationLink {
  to: string
  text: keyof typeof layout
  /** Loads the document: the front door sends hosts and admins to the back office. */
  reloadDocument?: boolean
}

export const publicLinks: NavigationLink[] = [
  { to: '/', text: 'layout.home' },
  { to: '/properties', text: 'layout.properties' },
  { to: '/about', text: 'layout.about' },
  { to: '/contact', text: 'layout.contact' },
]

/** The user menu (specification §2.2), and the way to the settings (§2.3). */
export function accountLinks(role: Role): NavigationLink[] {
  const reloadDocument = role !== 'guest'
  return [
    { to: '/dashboard', text: 'layout.dashboard', reloadDocument },
    { to: '/dashboard/profile', text: 'layout.profile', reloadDocument },
    { to: '/dashboard/bookings', text: 'layout.bookings', reloadDocument },
    { to: '/dashboard/wishlist', text: 'layout.wishlist' },
    { to: '/dashboard/settings', text: 'layout.settings', reloadDocument },
  ]
}

/** 'Host your property' leads hosts and admins to the form for a new property. */
export const hostLink: NavigationLink = {
  to: '/dashboard/properties/new',
  text: 'layout.hostProperty',
  reloadDocument: true,
}

export const canHost = (role: Role) => role === 'host' || role === 'admin'
