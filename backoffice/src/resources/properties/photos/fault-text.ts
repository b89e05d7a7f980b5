import type { PhotoFault } from '@makao/shared/uploads/photo-limits'
import { i18n } from '../../../providers/i18n'

/** The error text of refused pictures (§5). */
export function faultText(fault: PhotoFault): string {
  switch (fault.rule) {
    case 'count':
      return i18n.t('listing.photos.tooMany', {
        max: fault.max,
        current: fault.current,
        more: fault.more,
      })
    case 'size':
      return i18n.t('listing.photos.tooLarge')
    case 'type':
      return i18n.t('listing.photos.wrongType')
  }
}
