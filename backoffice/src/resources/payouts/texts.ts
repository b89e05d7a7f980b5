import english from '../../locales/en/payout-way.json'
import { i18n } from '../../providers/i18n'

/* With what says where a host is paid: `en-later.ts` is loaded with everybody's first list. */
i18n.addResourceBundle('en', 'translation', english, true, false)
