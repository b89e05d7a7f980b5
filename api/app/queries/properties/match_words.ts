import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { escapeLike } from '#services/database/escape_like'

const COLUMNS = ['title', 'area', 'city', 'county']
const HOST_COLUMNS = ['first_name', 'last_name']

/**
 * Listings as those who run them look for them: every word stands in the title, the area, the town or the county, for
 * whoever sees those of all hosts also in the host's name.
 */
export function matchWords<Result>(
  query: DatabaseQueryBuilderContract<Result>,
  search: string,
  { withHosts }: { withHosts: boolean }
) {
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
    const like = `%${escapeLike(word)}%`
    query.where((either) => {
      for (const column of COLUMNS) {
        either.orWhereRaw(`lower(properties.${column}) like ? escape '\\'`, [like])
      }
      if (withHosts) either.orWhereIn('properties.host_id', (hosts) => hostsCalled(hosts, like))
    })
  }
}

function hostsCalled<Result>(hosts: DatabaseQueryBuilderContract<Result>, like: string) {
  hosts
    .from('users')
    .select('id')
    .where((either) => {
      for (const column of HOST_COLUMNS) {
        either.orWhereRaw(`lower(${column}) like ? escape '\\'`, [like])
      }
    })
}
