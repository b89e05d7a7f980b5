import * as v from 'valibot'
import { filled } from '~/form-schema'
import type { Translate } from '~/i18n/texts'
import type home from '~/locales/en/home.json'

/** The hero's search (specification §5). */
export const searchSchema = (t: Translate<typeof home>) =>
  v.pipe(
    v.object({
      location: filled(t('home.search.locationRequired')),
      checkIn: filled(t('home.search.checkInRequired')),
      checkOut: filled(t('home.search.checkOutRequired')),
    }),
    v.forward(
      v.check(({ checkIn, checkOut }) => checkOut > checkIn, t('home.search.checkOutAfter')),
      ['checkOut']
    )
  )
