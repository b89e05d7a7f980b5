import type { BaseRecord } from '@refinedev/core'
import type { TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { useListTexts, type ListArea } from '../hooks/use-list-texts'
import { useNarrow } from '../hooks/use-media'
import { useSortNames } from '../hooks/use-sort-names'
import { sortersOf, sortOf } from '../providers/address'
import { FilterSelect } from './filter-select'
import type { ListTable } from './list-table'

interface SortSelectProps<Row extends BaseRecord> {
  table: ListTable<Row>
  texts: ListArea
  columns?: TableColumnsType<Row>
}

/** The order of a list in words, where the heads of its columns do not offer them all. */
export function SortSelect<Row extends BaseRecord>({
  table,
  texts,
  columns,
}: SortSelectProps<Row>) {
  const { t } = useTranslation()
  const { sort } = useListTexts(texts)
  const narrow = useNarrow()
  const names = useSortNames()
  const isColumn = (name: string) =>
    columns?.some(({ key, sorter }) => sorter && key === name.replace('-', ''))

  if (names.length === 0 || (!narrow && names.every(isColumn))) {
    return null
  }
  return (
    <FilterSelect
      label={t('list.sort')}
      options={names.map((value) => ({ value, text: sort(value) }))}
      value={sortOf(table.sorters) || names[0]!}
      onChange={(name) => {
        table.setSorters(name === names[0] ? [] : sortersOf(name))
        table.setCurrentPage(1)
      }}
    />
  )
}
