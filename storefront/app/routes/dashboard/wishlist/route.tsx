import { useState } from 'react'
import { data, Link, useLocation } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { cardFacts, type CardFacts } from '~/components/card-facts'
import { buttonClass, LinkButton } from '~/components/button'
import { EmptyState, ErrorState } from '~/components/page-state'
import { Pagination } from '~/components/pagination'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import wishlist from '~/locales/en/wishlist.json'
import { readPage } from '~/read-page'
import { toLastPage } from '~/to-last-page.server'
import { SavedPlace } from './saved-place'
import type { Route } from './+types/route'

const PAGE_SIZE = 12

export async function loader({ request, url }: Route.LoaderArgs) {
  const page = readPage(url.searchParams)
  try {
    const query = { page, limit: PAGE_SIZE }
    const { data: places, pagination } = await apiFor(request).wishlist.index({ query })
    toLastPage(url, pagination)
    return data({ places: places.map(cardFacts), pagination, failure: null })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const failure = error.message
    return data({ places: [], pagination: null, failure }, { status: error.status })
  }
}

export default function Wishlist({ loaderData }: Route.ComponentProps) {
  const { places, pagination, failure } = loaderData
  const t = useText(wishlist)
  const tc = useText(common)
  const [gone, setGone] = useState<number[]>([])
  const left = places.filter(({ _id }) => gone.includes(_id)).length

  function change(id: number, isSaved: boolean) {
    setGone((before) => [...before.filter((other) => other !== id), ...(isSaved ? [] : [id])])
  }

  return (
    <>
      <title>{`${t('wishlist.title')} · ${tc('common.brand')}`}</title>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-3xl">{t('wishlist.title')}</h1>
        <p role="status" className="tabular text-muted">
          {pagination && t('wishlist.count', { count: pagination.total - left })}
        </p>
      </header>
      {failure === null ? <Places places={places} onChange={change} /> : <Failure />}
      {pagination && <Pagination {...pagination} />}
    </>
  )
}

interface PlacesProps {
  places: CardFacts[]
  onChange: (id: number, isSaved: boolean) => void
}

function Places({ places, onChange }: PlacesProps) {
  const t = useText(wishlist)
  if (places.length === 0) {
    return (
      <EmptyState title={t('wishlist.empty')} text={t('wishlist.emptyHint')}>
        <LinkButton to="/properties">{t('wishlist.browse')}</LinkButton>
      </EmptyState>
    )
  }

  return (
    <ul className="cards grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
      {places.map((place, index) => (
        <li key={place._id}>
          <SavedPlace place={place} eager={index < 2} onChange={onChange} />
        </li>
      ))}
    </ul>
  )
}

function Failure() {
  const t = useText(wishlist)
  const { pathname, search } = useLocation()

  return (
    <ErrorState title={t('wishlist.failed')}>
      <Link to={pathname + search} className={buttonClass({ tone: 'quiet' })}>
        {t('wishlist.tryAgain')}
      </Link>
    </ErrorState>
  )
}
