import type { ResourceProps } from '@refinedev/core'
import { resources } from './resources'
import { FILTERS } from './resources/filters'

/** The table of screens, as Refine takes it. */
export const refineResources: ResourceProps[] = resources.map((row) => ({
  name: row.name,
  list: row.list.path,
  show: row.show?.path,
  create: row.create?.path,
  edit: row.edit?.path,
  meta: {
    label: row.name,
    icon: <row.icon size={19} strokeWidth={1.9} aria-hidden="true" />,
    parent: row.under,
    canDelete: row.canDelete === true,
    filters: FILTERS[row.name],
    parts: row.parts?.map(({ path }) => path),
  },
}))
