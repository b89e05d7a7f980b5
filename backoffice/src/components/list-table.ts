import type { useTableReturnType } from '@refinedev/antd'
import type { BaseRecord, HttpError } from '@refinedev/core'

/** What Refine's `useTable` returns for a list. */
export type ListTable<Row extends BaseRecord> = useTableReturnType<Row, HttpError>
