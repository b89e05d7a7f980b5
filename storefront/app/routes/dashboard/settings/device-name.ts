import { deviceName } from '@makao/shared/settings'
import type { OpenSession } from '~/api/types'
import { useText } from '~/i18n/use-text'
import settings from '~/locales/en/settings.json'

export function useDeviceName() {
  const t = useText(settings)
  return ({ device }: Pick<OpenSession, 'device'>) =>
    deviceName(device, {
      named: (known) => t('settings.device.named', known),
      unknown: () => t('settings.device.unknown'),
    })
}
