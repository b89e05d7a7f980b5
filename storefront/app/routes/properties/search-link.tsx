import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import type { Filters } from './filters'
import { listingLink, type View } from './listing-links'
import type { ListingSearch } from './use-search'

interface SearchLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  to: Filters
  view: View
  search: ListingSearch['search']
}

/** A link to another search. Followed in this window it is a choice like any other, which the next one builds on. */
export function SearchLink({ to, view, search, ...link }: SearchLinkProps) {
  function choose(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return
    }
    event.preventDefault()
    search(to)
  }

  return <Link {...link} to={listingLink(to, view)} preventScrollReset onClick={choose} />
}
