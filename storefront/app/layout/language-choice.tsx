import { LANGUAGES, LANGUAGE_NAMES } from '@makao/shared/languages'
import { useLanguage, useText } from '~/i18n/use-text'
import layout from '~/locales/en/layout.json'
import { Choice } from './choice'

/** The languages by their own names. */
export function LanguageChoice() {
  const t = useText(layout)
  const { language } = useLanguage()
  const options = LANGUAGES.map((one) => ({ value: one, text: LANGUAGE_NAMES[one], lang: one }))

  return <Choice name="language" label={t('layout.language')} options={options} chosen={language} />
}
