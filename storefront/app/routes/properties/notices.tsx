import { Info } from 'lucide-react'
import { largestGroup, maxPets } from '@makao/shared/catalogue'
import { MAX_NIGHTS } from '~/components/stay-picker/calendar-rules'
import { useText } from '~/i18n/use-text'
import searchFaults from '~/locales/en/search-faults.json'
import type { SearchFault } from './search-faults'

const MOST: Partial<Record<SearchFault, number>> = { pets: maxPets, tooLong: MAX_NIGHTS }

/** What of the address the search could not use. */
export function Notices({ faults }: { faults: SearchFault[] }) {
  const t = useText(searchFaults)

  return (
    <div
      role="status"
      className="flex items-start gap-3 rounded-md bg-ocean-wash px-4 py-3 font-medium text-ocean"
    >
      <Info aria-hidden size={20} className="mt-0.75 shrink-0" />
      <ul className="grid gap-1">
        {faults.map((fault) => (
          <li key={fault}>{t(`searchFaults.${fault}`, { max: MOST[fault] ?? largestGroup })}</li>
        ))}
      </ul>
    </div>
  )
}
