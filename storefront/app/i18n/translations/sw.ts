import type { Messages } from '../texts'

const areas = import.meta.glob<Messages>('../../locales/sw/*.json', {
  eager: true,
  import: 'default',
})

export default Object.assign({}, ...Object.values(areas)) as Messages
