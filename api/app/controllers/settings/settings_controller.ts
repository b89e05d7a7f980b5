import type { HttpContext } from '@adonisjs/core/http'
import { updateSettings, type SettingsChange } from '#actions/settings/update_settings'
import { answer } from '#http/answer'
import { editKnown, orShowCurrent } from '#http/precondition'
import UserSettings from '#models/user_settings'
import SettingsTransformer from '#transformers/settings_transformer'
import { settingsValidator } from '#validators/settings'

type Sent = Awaited<ReturnType<typeof settingsValidator.validate>>

export default class SettingsController {
  async show({ auth, serialize }: HttpContext) {
    const settings = await UserSettings.of(auth.getUserOrFail().id)
    return answer(await serialize(SettingsTransformer.transform(settings)))
  }

  async update({ auth, i18n, request, serialize }: HttpContext) {
    const sent = await request.validateUsing(settingsValidator, {
      messagesProvider: i18n.createMessagesProvider('settings'),
    })
    const person = auth.getUserOrFail()
    const known = editKnown(request)
    const shown = (settings: UserSettings) => serialize(SettingsTransformer.transform(settings))
    const settings = await orShowCurrent(
      () => updateSettings(person, changeOf(sent), known),
      async () => shown(await UserSettings.of(person.id))
    )
    return answer(await shown(settings), i18n.t('settings.messages.saved'))
  }
}

function changeOf({ notifications, privacy, security, language, timezone }: Sent): SettingsChange {
  const change = {
    notifyEmail: notifications?.email,
    notifyPush: notifications?.push,
    notifySms: notifications?.sms,
    notifyMarketing: notifications?.marketing,
    ...privacy,
    ...security,
    language,
    timezone,
  }
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
