import { Search } from 'lucide-react'
import { Form, useMatch } from 'react-router'
import { useText } from '~/i18n/use-text'
import dashboard from '~/locales/en/dashboard.json'
import { TRIPS } from './trips/trip-filters'

/** A guest's search among their trips, above every page but the list, which has its own. */
export function TripSearch() {
  const t = useText(dashboard)
  const isList = useMatch(TRIPS) !== null
  if (isList) {
    return null
  }

  return (
    <Form action={TRIPS} role="search" className="dashboard-search">
      <Search aria-hidden size={18} className="absolute top-3.25 left-3.5 text-muted" />
      <input
        type="search"
        name="search"
        aria-label={t('dashboard.search')}
        placeholder={t('dashboard.search')}
        maxLength={100}
        enterKeyHint="search"
        className="control min-h-11 pl-10.5"
      />
    </Form>
  )
}
