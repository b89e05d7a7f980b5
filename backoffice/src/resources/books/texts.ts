import english from '../../locales/en/books.json'
import { i18n } from '../../providers/i18n'

/* With the screen, which one admin looks at: `en-later.ts` is loaded with everybody's first list. */
i18n.addResourceBundle('en', 'translation', english, true, false)
