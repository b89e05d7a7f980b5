import { i18n } from '../../../providers/i18n'
import { LEAST_SIDE } from './flaw-of'
import type { Fault } from './photo-queue'

/** The error text of refused pictures (§5), with the file's name: of several, one may be wrong. */
export function faultText(fault: Fault): string {
  if (fault.rule === 'count') {
    const { max, current, more } = fault
    return i18n.t('listing.photos.tooMany', { max, current, more })
  }
  return `${reasons[fault.rule]()} (${fault.file.name})`
}

const reasons = {
  size: () => i18n.t('listing.photos.tooLarge'),
  small: () => i18n.t('listing.photos.tooSmall', { side: LEAST_SIDE }),
  type: () => i18n.t('listing.photos.wrongType'),
}
