import english from '../../../locales/en/calendars.json'
import { i18n } from '../../../providers/i18n'

/* With what shows them: `en-later.ts` is loaded with everybody's first list. */
i18n.addResourceBundle('en', 'translation', english, true, false)
