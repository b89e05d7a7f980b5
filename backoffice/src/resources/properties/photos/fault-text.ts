import type { PhotoFault } from '~uploads/photo-limits'
import { i18n } from '../../../providers/i18n'

/** Why pictures were not taken, in the words of §5. */
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
