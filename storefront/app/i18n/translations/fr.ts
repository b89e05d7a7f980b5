import type { Messages } from '@lingui/core'

const areas = import.meta.glob<Messages>('../../locales/fr/*.json', {
  eager: true,
  import: 'default',
})

/** Everything in French, as one download. */
export default Object.assign({}, ...Object.values(areas)) as Messages
