import { useTranslation } from 'react-i18next'
import { shownLocale } from '../../providers/shown-locale'
import { propertiesOf, type Nights } from './use-nights'

/** More are counted. */
const NAMED = 3

/** The chosen properties as a part of a sentence. */
export function useTitles() {
  const { t } = useTranslation()
  return (nights: Nights) => {
    const titles = propertiesOf(nights).map(({ title }) => title)
    return titles.length > NAMED
      ? t('calendar.properties', { count: titles.length })
      : new Intl.ListFormat(shownLocale(), { type: 'conjunction' }).format(titles)
  }
}
