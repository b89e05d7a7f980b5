import type { HelpedPlace } from '~/api/types'
import { useText } from '~/i18n/use-text'
import helping from '~/locales/en/helping.json'

/** What a host lets somebody do at a place. */
export function Abilities({ of }: { of: Pick<HelpedPlace, 'arrivals' | 'calendar'> }) {
  const t = useText(helping)

  return (
    <ul className="grid list-disc gap-1 pl-5">
      {of.arrivals && <li>{t('helping.may.arrivals')}</li>}
      {of.calendar && <li>{t('helping.may.calendar')}</li>}
    </ul>
  )
}
