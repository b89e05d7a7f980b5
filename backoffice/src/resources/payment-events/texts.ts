import english from '../../locales/en/gateway-messages.json'
import { i18n } from '../../providers/i18n'

/* With the screen, which admins look at: `en-later.ts` is loaded with everybody's first list. */
i18n.addResourceBundle('en', 'translation', english, true, false)
