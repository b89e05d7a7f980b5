import { apiFor } from '~/api.server'
import { cardFacts } from '~/components/card-facts'
import { originOf } from '~/findability/origin.server'
import { PageHead } from '~/findability/page-head'
import { StructuredData } from '~/findability/structured-data'
import { documentThings, ourselves } from '~/findability/things.server'
import { useText } from '~/i18n/use-text'
import { partOf } from '~/kept-page.server'
import home from '~/locales/en/home.json'
import { settledSoon } from '~/settled-soon.server'
import { savedAmong } from '../favourites/saved-among.server'
import { CallToAction } from './call-to-action'
import { Featured } from './featured'
import { Hero } from './hero'
import { Newsletter } from './newsletter'
import { Stats } from './stats'
import { Testimonials } from './testimonials'
import { WhyChooseUs } from './why-choose-us'
import type { Route } from './+types/route'

/** Specification §9: six, best rated first. */
const FEATURED = { sort: '-averageRating', limit: 6, isActive: true } as const

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const places = apiFor(request)
    .properties.index({ query: FEATURED })
    .then(async ({ data }) => {
      const saved = await savedAmong(request, context, data)
      return { places: data.map(cardFacts), saved }
    })
  context.set(documentThings, ourselves(request, originOf(url)))
  return { featured: await settledSoon(partOf(context, places, null)) }
}

/** The home page (specification §2.4); featured places may fail or be late. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useText(home)

  return (
    <>
      <PageHead bare title={t('home.title')} description={t('home.description')} path="/" />
      <StructuredData />
      <Hero />
      <Stats />
      <Featured found={loaderData.featured} />
      <WhyChooseUs />
      <Testimonials />
      <CallToAction />
      <Newsletter />
    </>
  )
}
