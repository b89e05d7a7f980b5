import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { withWords, type Searched } from '#services/database/words'

const OF_PLACES: Searched = {
  list: 'properties',
  words: [{ of: 'properties', in: ['title', 'places'] }],
}

const OF_HOSTS_TOO: Searched = {
  list: 'properties',
  words: [...OF_PLACES.words, { of: 'users', in: ['names'], by: 'host_id' }],
}

/** Searches title, area, town and county, for admins the host's name too. */
export function matchListings<Result>(
  query: DatabaseQueryBuilderContract<Result>,
  search: string,
  { withHosts }: { withHosts: boolean }
) {
  withWords(query, withHosts ? OF_HOSTS_TOO : OF_PLACES, search)
}
