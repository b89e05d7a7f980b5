import type { HelpedPlace } from '~/api/types'
import { useText } from '~/i18n/use-text'
import helping from '~/locales/en/helping.json'

const ABILITIES = ['arrivals', 'calendar', 'manage', 'prices'] as const

/** What a host lets somebody do at a place. */
export function Abilities({ of }: { of: Pick<HelpedPlace, (typeof ABILITIES)[number]> }) {
  const t = useText(helping)

  return (
    <ul className="grid list-disc gap-1 pl-5">
      {ABILITIES.filter((ability) => of[ability]).map((ability) => (
        <li key={ability}>{t(`helping.may.${ability}`)}</li>
      ))}
    </ul>
  )
}
