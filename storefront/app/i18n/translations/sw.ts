import type { Messages } from '@lingui/core'

const areas = import.meta.glob<Messages>('../../locales/sw/*.json', {
  eager: true,
  import: 'default',
})

/** Everything in Kiswahili, as one download. */
export default Object.assign({}, ...Object.values(areas)) as Messages
