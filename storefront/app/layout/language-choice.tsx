import { Form, useLocation } from 'react-router'
import { LANGUAGES, LANGUAGE_NAMES } from '@makao/shared/languages'
import { useLanguage, useText } from '~/i18n/use-text'
import layout from '~/locales/en/layout.json'

/** The languages by their own names, as a form that works without scripts. */
export function LanguageChoice() {
  const t = useText(layout)
  const { language } = useLanguage()
  const { pathname, search } = useLocation()

  return (
    <Form
      method="post"
      action="/language"
      discover="none"
      preventScrollReset
      role="group"
      aria-label={t('layout.language')}
      className="languages"
    >
      <input type="hidden" name="returnTo" value={pathname + search} />
      {LANGUAGES.map((choice) => (
        <button
          key={choice}
          name="language"
          value={choice}
          lang={choice}
          aria-current={choice === language ? 'true' : undefined}
        >
          {LANGUAGE_NAMES[choice]}
        </button>
      ))}
    </Form>
  )
}
