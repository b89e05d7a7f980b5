import { BadgeCheck, BadgeX, Eye, EyeOff, Trash2, type LucideIcon } from 'lucide-react'
import type { PropertyCard } from '../../../api/types'

/** What admins say a reason for. */
export type Mark = 'verify' | 'unverify'

export interface Step {
  name: 'activate' | 'deactivate' | Mark | 'delete'
  icon: LucideIcon
  /** The changed field; none for deletion, and for what asks for a reason. */
  changes?: Pick<PropertyCard, 'isActive'>
  danger?: boolean
}

const STEPS: Record<Step['name'], Step> = {
  activate: { name: 'activate', icon: Eye, changes: { isActive: true } },
  deactivate: { name: 'deactivate', icon: EyeOff, changes: { isActive: false } },
  verify: { name: 'verify', icon: BadgeCheck },
  unverify: { name: 'unverify', icon: BadgeX },
  delete: { name: 'delete', icon: Trash2, danger: true },
}

/** The steps open now; only admins verify, as the API enforces. */
export function openSteps(property: PropertyCard, isAdmin: boolean): Step[] {
  return [
    ...(property.isActive ? [STEPS.deactivate] : property.price > 0 ? [STEPS.activate] : []),
    ...(isAdmin ? [property.isVerified ? STEPS.unverify : STEPS.verify] : []),
    STEPS.delete,
  ]
}

export const isMark = (name: Step['name']): name is Mark => name === 'verify' || name === 'unverify'

export const deleteStep = STEPS.delete
export const activateStep = STEPS.activate

/** A listing that has just got its first price is still inactive. */
export const waitsForActivation = (before: PropertyCard | undefined, now: PropertyCard) =>
  before?.price === 0 && now.price > 0 && !now.isActive
