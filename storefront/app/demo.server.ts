import { environment } from '../server/environment'

/** Demo mode: demo accounts, and letters at /dev/mailbox. */
export const isDemo = ['true', '1'].includes(environment.DEMO ?? '')

const PASSWORD = 'Karibu123'

/** The demo accounts by role (docs/operations). */
const accounts = {
  guest: { email: 'guest@makao.test', password: PASSWORD },
  host: { email: 'host@makao.test', password: PASSWORD },
  admin: { email: 'admin@makao.test', password: PASSWORD },
}

export type DemoRole = keyof typeof accounts

export interface DemoAccount {
  role: DemoRole
  email: string
}

/** The demo accounts; none outside demo mode. */
export const demoAccounts: DemoAccount[] = isDemo
  ? (Object.keys(accounts) as DemoRole[]).map((role) => ({ role, email: accounts[role].email }))
  : []

export function demoAccount(role: string | null) {
  const found = demoAccounts.find((account) => account.role === role)
  return found ? accounts[found.role] : null
}
