import { useLocation } from 'react-router'
import { BackLink } from '~/components/back-link'
import { useText } from '~/i18n/use-text'
import detail from '~/locales/en/detail.json'
import { useHydrated } from '~/use-hydrated'
import { searchBehind } from './search-behind'
import type { StayRequest } from './stay-request'

/**
 * 'All places'. The card that led here says where to in the entry of the history, which the server does not know: this link
 * alone is drawn again once scripts run, for parts of the page that are still on their way would lose what was typed in them.
 */
export function BackToSearch({ stay }: { stay: StayRequest }) {
  const t = useText(detail)
  const { state } = useLocation() as { state: unknown }
  const hydrated = useHydrated()

  return <BackLink to={searchBehind(hydrated ? state : null, stay)}>{t('detail.back')}</BackLink>
}
