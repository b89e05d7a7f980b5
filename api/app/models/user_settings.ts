import { UserSettingSchema } from '#database/schema'
import { DEFAULT_SETTINGS } from '#domain/settings'

/** What a person chose on the settings screen; stored and obeyed (specification §2.14, decisions). */
export default class UserSettings extends UserSettingSchema {
  static table = 'user_settings'

  /** A person's settings; whoever never chose any has the defaults, which are not stored. */
  static async of(personId: number): Promise<UserSettings> {
    const chosen = await this.find(personId)
    return chosen ?? new UserSettings().fill({ userId: personId, ...DEFAULT_SETTINGS })
  }
}
