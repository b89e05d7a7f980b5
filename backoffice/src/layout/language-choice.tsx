import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES } from '@makao/shared/languages'
import styles from './language-choice.module.css'
import { useChooseLanguage } from './use-choose-language'

export function LanguageChoice() {
  const { t, i18n } = useTranslation()
  const { choose, coming } = useChooseLanguage()

  return (
    <fieldset className={styles.languages} disabled={coming !== null}>
      <legend>{t('shell.language')}</legend>
      {LANGUAGES.map((language) => (
        <label key={language} className={styles.language} lang={language}>
          <input
            type="radio"
            className="sr-only"
            name="back-office-language"
            checked={language === (coming ?? i18n.language)}
            onChange={() => void choose(language)}
          />
          {LANGUAGE_NAMES[language]}
        </label>
      ))}
    </fieldset>
  )
}
