import antd from 'antd/es/locale/fr_FR'
import 'dayjs/locale/fr'
import type { Catalogue, Speech } from './language'

const areas = import.meta.glob<Catalogue>('./fr/*.json', { eager: true, import: 'default' })

export default { texts: Object.assign({}, ...Object.values(areas)), antd } satisfies Speech
