import { getDefaultSortOrder } from '@refinedev/antd'
import type { BaseRecord } from '@refinedev/core'
import { Table, type TableColumnsType } from 'antd'
import type { RowProps } from '../hooks/use-open-row'
import { useSortNames } from '../hooks/use-sort-names'
import { sortersOf } from '../providers/address'
import styles from './record-table.module.css'
import type { ListTable } from './list-table'

interface RecordTableProps<Row extends BaseRecord> {
  caption: string
  columns: TableColumnsType<Row>
  table: ListTable<Row>
  rowProps?: (row: Row) => RowProps
}

/** Ant Design's table. A column with `sorter` is sorted by the API, under the name of its `key`. */
export default function RecordTable<Row extends BaseRecord>(props: RecordTableProps<Row>) {
  const { caption, columns, table, rowProps } = props
  const { tableProps, tableQuery, sorters } = table
  const [own = ''] = useSortNames()
  const order = sorters.length > 0 ? sorters : sortersOf(own)

  return (
    <div className={styles.frame} aria-busy={tableQuery.isPlaceholderData}>
      <Table<Row>
        {...tableProps}
        rowKey="_id"
        caption={<span className="sr-only">{caption}</span>}
        columns={columns.map((column) => ({
          /* Refine's `useTable` sorts by columns with a field only. */
          dataIndex: String(column.key),
          ...column,
          ...(column.sorter && { sortOrder: getDefaultSortOrder(String(column.key), order) }),
        }))}
        loading={false}
        pagination={false}
        scroll={undefined}
        showSorterTooltip={false}
        sortDirections={['ascend', 'descend', 'ascend']}
        onRow={rowProps}
        rowClassName={rowProps && styles.opens}
      />
    </div>
  )
}
