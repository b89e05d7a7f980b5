import * as v from 'valibot'
import { filled } from '~/form-schema'
import type { Translate } from '~/i18n/texts'
import type claims from '~/locales/en/claim.json'

/** In characters, as in the API. */
export const LONGEST_ANSWER = 1000

export const answerSchema = (t: Translate<typeof claims>) =>
  v.object({ answer: filled(t('claim.answerMissing')) })
