import { ArrowRight } from 'lucide-react'
import { Suspense } from 'react'
import { Await, Link } from 'react-router'
import type { CardFacts } from '~/components/card-facts'
import { PropertyCard } from '~/components/property-card'
import { PropertyCardSkeleton } from '~/components/skeleton'
import { useText } from '~/i18n/use-text'
import home from '~/locales/en/home.json'
import { usePrefetch } from '~/use-saves-data'

type Places = { places: CardFacts[]; saved: number[] } | null

/** Six places; null when they failed to load. */
export function Featured({ found }: { found: { value: Places } | { later: Promise<Places> } }) {
  const t = useText(home)
  const prefetch = usePrefetch()

  return (
    <section className="page-width grid gap-8 py-16 sm:py-24">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h2 className="text-3xl">{t('home.featured.title')}</h2>
          <p className="text-lg text-muted">{t('home.featured.lead')}</p>
        </div>
        <Link
          to="/properties"
          prefetch={prefetch}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-acacia hover:underline"
        >
          {t('home.featured.all')}
          <ArrowRight aria-hidden size={18} />
        </Link>
      </div>
      {'value' in found ? (
        <Grid found={found.value} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <Await resolve={found.later} errorElement={<Grid found={null} />}>
            {(value) => <Grid found={value} />}
          </Await>
        </Suspense>
      )}
    </section>
  )
}

const GRID = 'cards grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3'

function Grid({ found }: { found: Places }) {
  const t = useText(home)
  if (!found?.places.length) {
    const text = found ? t('home.featured.empty') : t('home.featured.failure')
    return <p className="rounded-lg bg-sunken px-6 py-10 text-center text-muted">{text}</p>
  }

  return (
    <ul className={GRID}>
      {found.places.map((place) => (
        <li key={place._id}>
          <PropertyCard place={place} saved={found.saved.includes(place._id)} />
        </li>
      ))}
    </ul>
  )
}

function Waiting() {
  return (
    <div className={GRID}>
      {Array.from({ length: 6 }, (_, index) => (
        <PropertyCardSkeleton key={index} />
      ))}
    </div>
  )
}
