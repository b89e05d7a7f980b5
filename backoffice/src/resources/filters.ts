import { propertyTypes } from '@makao/shared/catalogue'
import type { Choices } from '../providers/address'
import { SUBJECTS } from './audit/subjects'
import { STATUSES as BOOKING_STATUSES } from './bookings/status-tag'
import { STATUSES as CLAIM_STATUSES } from './deposit-claims/status-tag'
import { STATUSES as PAYOUT_STATUSES } from './payouts/status-tag'
import { ROLES } from './users/roles'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[1-9]\d{0,8}$/

const BOOKINGS: Choices = {
  status: BOOKING_STATUSES,
  from: DAY,
  to: DAY,
  sort: ['createdAt', '-createdAt', 'checkIn', '-checkIn', '-total', 'total'],
}

/**
 * What the lists may be narrowed by besides their search, and their orders (`sort`), by resource. The first
 * order is the one without a choice; where it has no name, an empty one.
 */
export const FILTERS: Record<string, Choices> = {
  'users': {
    role: ROLES,
    status: ['active', 'inactive'],
    sort: ['createdAt', '-createdAt', 'firstName', '-firstName', '-lastLogin', 'lastLogin'],
  },
  'properties': {
    status: ['active', 'inactive', 'verified'],
    propertyType: propertyTypes,
    location: /^.{1,120}$/,
    host: ID,
    sort: [
      'createdAt',
      '-createdAt',
      'title',
      '-title',
      'price',
      '-price',
      '-averageRating',
      'averageRating',
      '-totalReviews',
    ],
  },
  'bookings': BOOKINGS,
  'trips': BOOKINGS,
  'reviews': {
    answered: ['false', 'true'],
    status: ['visible', 'hidden', 'removed'],
    property: ID,
    author: ID,
    sort: ['createdAt', '-createdAt', '-rating', 'rating'],
  },
  'flagged': { sort: ['', 'createdAt', '-createdAt', '-rating', 'rating'] },
  'contacts': {
    isRead: ['false', 'true'],
    sort: ['', 'createdAt', '-createdAt', 'fullName', '-fullName'],
  },
  'newsletter': {
    status: ['confirmed', 'pending', 'unsubscribed'],
    sort: ['createdAt', '-createdAt', 'email', '-email'],
  },
  'payouts': {
    status: PAYOUT_STATUSES,
    host: ID,
    sort: ['createdAt', '-createdAt', '-amount', 'amount'],
  },
  'discrepancies': {
    status: ['open', 'mended', 'booked', 'resolved'],
    kind: /^[a-z]\w{1,20}$/i,
    source: ['list', 'message', 'statement'],
    from: DAY,
    to: DAY,
    sort: ['createdAt', '-createdAt'],
  },
  'deposit-claims': { status: CLAIM_STATUSES, sort: ['createdAt', '-createdAt'] },
  'payment-events': {
    gateway: ['mpesa', 'paystack'],
    verdict: /^[a-z]\w{1,20}$/i,
    isRepeated: ['true', 'false'],
    sort: ['createdAt', '-createdAt'],
  },
  'statements': { sort: ['createdAt', '-createdAt'] },
  'system': { job: /^\w{1,100}$/ },
  'audit': {
    subject: SUBJECTS,
    action: /^[a-z]+\.[a-zA-Z]+$/,
    subjectId: ID,
    actor: ID,
    from: DAY,
    to: DAY,
    sort: ['createdAt', '-createdAt'],
  },
}
