import 'dayjs/locale/sw'
import { antdInKiswahili } from './antd-sw'
import type { Catalogue, Speech } from './language'

const areas = import.meta.glob<Catalogue>('./sw/*.json', { eager: true, import: 'default' })

export default {
  texts: Object.assign({}, ...Object.values(areas)),
  antd: antdInKiswahili,
} satisfies Speech
