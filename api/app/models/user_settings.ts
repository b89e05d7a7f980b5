import { UserSettingSchema } from '#database/schema'

/** What a person chose on the settings screen; stored and obeyed (specification §2.14, decisions). */
export default class UserSettings extends UserSettingSchema {
  static table = 'user_settings'
}
