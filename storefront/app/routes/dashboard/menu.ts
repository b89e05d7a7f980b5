import {
  CircleUserRound,
  HandHelping,
  Heart,
  LayoutDashboard,
  Luggage,
  MessageSquareText,
  type LucideIcon,
} from 'lucide-react'
import type { Role } from '~/api/types'
import type dashboard from '~/locales/en/dashboard.json'

interface Entry {
  to: string
  text: keyof typeof dashboard
  icon: LucideIcon
  end?: boolean
  /** Loads the document: the front door sends hosts and admins to the back office. */
  reloadDocument?: boolean
}

const overview = { to: '/dashboard', text: 'dashboard.overview', icon: LayoutDashboard } as const
const wishlist = { to: '/dashboard/wishlist', text: 'dashboard.wishlist', icon: Heart } as const

const helping = {
  to: '/dashboard/helping',
  text: 'dashboard.helping',
  icon: HandHelping,
} as const

/** The guest's menu (specification §2.3). */
const guestMenu: Entry[] = [
  { ...overview, end: true },
  { to: '/dashboard/bookings', text: 'dashboard.trips', icon: Luggage },
  wishlist,
  { to: '/dashboard/reviews', text: 'dashboard.reviews', icon: MessageSquareText },
  { to: '/dashboard/profile', text: 'dashboard.profile', icon: CircleUserRound },
]

/** Hosts and admins have the back office; the wishlist and helping others are here. */
const visitingMenu: Entry[] = [{ ...overview, end: true, reloadDocument: true }, wishlist, helping]

export function menuFor(role: Role) {
  return role === 'guest' ? guestMenu : visitingMenu
}
