import type { Messages } from '../texts'

/** As other modules than those of the pages, which keep their texts. */
const areas = import.meta.glob<Messages>('../../locales/en/*.json', {
  eager: true,
  import: 'default',
  query: '?whole',
})

export default Object.assign({}, ...Object.values(areas)) as Messages
