import type { OpenSession } from '~/api/types'
import { useText } from '~/i18n/use-text'
import settings from '~/locales/en/settings.json'

/** What to call the device of a session: 'Chrome on Android'. */
export function useDeviceName() {
  const t = useText(settings)
  return ({ device: { browser, system } }: Pick<OpenSession, 'device'>) => {
    if (browser && system) {
      return t('settings.device.named', { browser, system })
    }
    return browser ?? system ?? t('settings.device.unknown')
  }
}
