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
      preventScrollReset
      role="group"
      aria-label={t('layout.language')}
      className="-mx-2.5 flex flex-wrap gap-x-1"
    >
      <input type="hidden" name="returnTo" value={pathname + search} />
      {LANGUAGES.map((choice) => (
        <button
          key={choice}
          name="language"
          value={choice}
          lang={choice}
          aria-current={choice === language ? 'true' : undefined}
          className="min-h-11 rounded-md px-2.5 text-muted hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-laterite aria-[current]:decoration-2 aria-[current]:underline-offset-4"
        >
          {LANGUAGE_NAMES[choice]}
        </button>
      ))}
    </Form>
  )
}
