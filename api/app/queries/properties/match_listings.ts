import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { containing, matchWords } from '#services/database/match_words'

const COLUMNS = ['title', 'area', 'city', 'county'].map((column) => `properties.${column}`)

/** Searches title, area, town and county, for admins the host's name too. */
export function matchListings<Result>(
  query: DatabaseQueryBuilderContract<Result>,
  search: string,
  { withHosts }: { withHosts: boolean }
) {
  matchWords(query, search, (either, word) => {
    either.whereRaw(...containing(COLUMNS, word))
    if (!withHosts) return
    either.orWhereIn('properties.host_id', (hosts) => {
      hosts
        .from('users')
        .select('id')
        .whereRaw(...containing(['first_name', 'last_name'], word))
    })
  })
}
