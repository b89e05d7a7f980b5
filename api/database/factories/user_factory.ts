import { randomUUID } from 'node:crypto'
import Factory from '@adonisjs/lucid/factories'
import { DateTime } from 'luxon'
import User from '#models/user'
import { sealAccount } from '#services/sealed_details'

/** The password of everybody the factory makes. */
export const FACTORY_PASSWORD = 'Karibu123'

/** Of a host the factory makes. */
export const FACTORY_ACCOUNT = {
  bank: '68',
  branch: '026',
  account: '0260199001234',
  holder: 'Achieng Otieno',
} as const

/** A guest with a verified e-mail, ready to sign in. */
export const UserFactory = Factory.define(User, () => ({
  firstName: 'Achieng',
  lastName: 'Otieno',
  email: `person-${randomUUID()}@makao.test`,
  password: FACTORY_PASSWORD,
  role: 'guest',
  phone: '+254712345678',
  isActive: true,
  emailVerified: true,
  phoneVerified: false,
}))
  .state('host', (user) => {
    user.role = 'host'
    user.payoutAccount ??= sealAccount(FACTORY_ACCOUNT)
  })
  .state('admin', (user) => (user.role = 'admin'))
  .state('unverified', (user) => (user.emailVerified = false))
  .state('inactive', (user) => (user.isActive = false))
  .state('deleted', (user) => (user.deletedAt = DateTime.utc()))
  .build()
