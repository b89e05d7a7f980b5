import { rules } from '#config/auth'
import type User from '#models/user'
import UserSettings from '#models/user_settings'

/** Whether somebody has to switch two-factor sign-in on before anything else: admins, outside the demo (ADR 0035). */
export async function owesTwoFactor(person: User): Promise<boolean> {
  if (!rules.adminsNeedTwoFactor || !person.isAdmin) return false
  const { twoFactorEnabled } = await UserSettings.of(person.id)
  return !twoFactorEnabled
}
