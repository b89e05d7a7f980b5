import { useTranslation } from 'react-i18next'
import { useMay } from '../hooks/use-rows'

/** What the search finds: people for those alone who may list them. */
export function useSearchLabel() {
  const { t } = useTranslation()
  return t(useMay('users.list') ? 'search.labelPeople' : 'search.label')
}
