import english from '../../locales/en/audit.json'
import { i18n } from '../../providers/i18n'

/* With what tells who did what: `en-later.ts` is loaded with everybody's first list. */
i18n.addResourceBundle('en', 'translation', english, true, false)
