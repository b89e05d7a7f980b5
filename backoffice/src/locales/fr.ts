import { frenchSpaces } from '@makao/shared/french-spaces'
import antd from 'antd/es/locale/fr_FR'
import 'dayjs/locale/fr'
import type { Catalogue, Speech } from './language'

const areas = import.meta.glob<Catalogue>('./fr/*.json', { eager: true, import: 'default' })
const written = JSON.stringify(Object.assign({}, ...Object.values(areas)))

export default { texts: JSON.parse(frenchSpaces(written)) as Catalogue, antd } satisfies Speech
