import type { BaseRecord, CrudFilters, DataProvider, GetListParams } from '@refinedev/core'
import simpleRest from '@refinedev/simple-rest'
import { http } from './http'

const rest = simpleRest('', http)

/**
 * Refine's simple-rest in the words of our API: pages are `page` and `limit`, filters are plain query
 * parameters, and a change is a PUT.
 *
 * - `meta.path` of a list: the path, where it is not the resource's name (`bookings/recent`)
 * - `meta.move` of an update: the step that is taken (`approve` → PUT /bookings/7/approve)
 * - `meta.method` of an update: `post`, where a step adds something (POST /reviews/7/response), and `delete`,
 *   where it takes a part away (DELETE /reviews/7/photos/3)
 */
export const dataProvider: DataProvider = {
  ...rest,

  getList: async <TData extends BaseRecord>(params: GetListParams) => {
    const { resource, filters, meta } = params
    const { data, headers } = await http.get<TData[]>(`/${meta?.path ?? resource}`, {
      params: { ...queryOf(filters), ...pageOf(params) },
      signal: meta?.signal,
    })
    return { data, total: Number(headers['x-total-count'] ?? data.length) }
  },

  update: async ({ resource, id, variables, meta }) => {
    const move = meta?.move ? `/${meta.move}` : ''
    const url = `/${resource}/${id}${move}`
    const { data } = await http.request({ url, method: meta?.method ?? 'put', data: variables })
    return { data }
  },
}

function pageOf({ pagination, sorters }: GetListParams) {
  const sort = sorters?.map(({ field, order }) => (order === 'desc' ? `-${field}` : field)).join()
  return {
    page: pagination?.mode === 'off' ? undefined : (pagination?.currentPage ?? 1),
    limit: pagination?.pageSize ?? 10,
    sort: sort || undefined,
  }
}

function queryOf(filters: CrudFilters = []) {
  return Object.fromEntries(
    filters.flatMap((filter) =>
      'field' in filter && filter.value ? [[filter.field, filter.value]] : []
    )
  )
}
