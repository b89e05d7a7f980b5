import type {
  BaseRecord,
  CrudFilters,
  DataProvider,
  GetListParams,
  MetaQuery,
} from '@refinedev/core'
import simpleRest from '@refinedev/simple-rest'
import { sortOf } from './address'
import { http } from './http'

const rest = simpleRest('', http)

/**
 * Refine's simple-rest in the words of our API: pages are `page` and `limit`, filters are plain query
 * parameters, and a change is a PUT.
 *
 * - `meta.path`: the path, where it is not the resource's name and id (`bookings/recent`, `settings`)
 * - `meta.move` of an update or deletion: the step that is taken (`approve` → PUT /bookings/7/approve)
 * - `meta.method`: `post`, where a step adds something (POST /reviews/7/response), `patch` or `delete`
 * - `meta.version` of a write: what the record said of its last change (`updatedAt`); the API refuses with
 *   412 when somebody changed it since
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

  getOne: async ({ resource, id, meta }) => {
    const { data } = await http.get(urlOf(resource, id, meta), { signal: meta?.signal })
    return { data }
  },

  create: async ({ resource, variables, meta }) =>
    write('post', `/${meta?.path ?? resource}`, variables, meta),

  update: async ({ resource, id, variables, meta }) =>
    write('put', urlOf(resource, id, meta), variables, meta),

  deleteOne: async ({ resource, id, variables, meta }) =>
    write('delete', urlOf(resource, id, meta), variables, meta),
}

async function write(method: string, url: string, variables: unknown, meta?: MetaQuery) {
  const { data } = await http.request({
    url,
    method: meta?.method ?? method,
    data: variables,
    headers: { ...meta?.headers, ...(meta?.version && { 'If-Match': `"${meta.version}"` }) },
  })
  return { data }
}

function urlOf(resource: string, id: string | number, meta?: MetaQuery) {
  const move = meta?.move ? `/${meta.move}` : ''
  return meta?.path ? `/${meta.path}` : `/${resource}/${id}${move}`
}

function pageOf({ pagination, sorters }: GetListParams) {
  const sort = sortOf(sorters)
  return {
    page: pagination?.mode === 'off' ? undefined : (pagination?.currentPage ?? 1),
    limit: pagination?.pageSize ?? 10,
    ...(sort && { sort }),
  }
}

function queryOf(filters: CrudFilters = []) {
  return Object.fromEntries(
    filters.flatMap((filter) =>
      'field' in filter && filter.value ? [[filter.field, filter.value]] : []
    )
  )
}
