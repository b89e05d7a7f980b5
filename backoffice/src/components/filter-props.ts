import { getDefaultFilter, type BaseRecord, type CrudFilter } from '@refinedev/core'
import type { ListTable } from './list-table'

/**
 * For a field that narrows a list: `<FilterPills {...filterProps(table, 'role')} … />`.
 * @param without - filters that make no sense beside another value
 */
export function filterProps<Row extends BaseRecord>(
  { filters, setFilters, setCurrentPage }: ListTable<Row>,
  name: string,
  ...without: string[]
) {
  const eq = (field: string, value?: string): CrudFilter => ({ field, operator: 'eq', value })
  return {
    value: String(getDefaultFilter(name, filters) ?? ''),
    onChange(value: string) {
      setFilters([eq(name, value || undefined), ...without.map((field) => eq(field))])
      setCurrentPage(1)
    },
  }
}
