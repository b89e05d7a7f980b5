import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { UserSettingSchema } from '#database/schema'
import { DEFAULT_SETTINGS } from '#domain/settings'

/** Specification §2.14, decisions. */
export default class UserSettings extends UserSettingSchema {
  static table = 'user_settings'

  /** Defaults, unsaved, for a person without a row. */
  static async of(personId: number, client?: QueryClientContract): Promise<UserSettings> {
    const chosen = await this.find(personId, { client })
    return chosen ?? new UserSettings().fill({ userId: personId, ...DEFAULT_SETTINGS })
  }
}
