import { lazy, Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { originOf } from '~/findability/origin.server'
import { thingsOf } from '~/findability/place.server'
import { documentThings } from '~/findability/things.server'
import { answerWhenOffline, reloadUnlessOffline } from '~/answer-offline'
import { ErrorPage } from '~/layout/error-page'
import { mapTiles } from '~/map/tiles.server'
import { loadPart } from '~/offline/load-part'
import { getUser } from '~/session.server'
import { BackToSearch } from './back-to-search'
import { BookingBar } from './booking/booking-bar'
import { BookingPanel } from './booking/booking-panel'
import { useBooking } from './booking/use-booking'
import { Gallery } from './gallery'
import { Heading } from './heading'
import { HostCard } from './host/host-card'
import { loadProperty } from './load-property.server'
import { Marks } from './marks'
import { PageMeta } from './page-meta'
import { reserve, type ReserveAnswer } from './reserve.server'
import { Reviews } from './reviews/reviews'
import {
  Amenities,
  Cancellation,
  Description,
  HouseRules,
  StayRules,
  Whereabouts,
} from './sections'
import { Share } from './share'
import type { Route } from './+types/route'

/** What few readers meet. */
const HostNotice = lazy(() => loadPart(() => import('./host-notice')))
const PropertyNotFound = lazy(() => loadPart(() => import('./not-found')))

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const viewer = await getUser(request, context)
  const signedIn = viewer !== null
  const asked = { request, context }
  const loaded = await loadProperty(asked, params.id, url.searchParams, signedIn)
  context.set(documentThings, thingsOf(request, originOf(url), loaded))
  return {
    ...loaded,
    signedIn,
    // Nobody books their own place.
    canBook: loaded.property.isActive && viewer?._id !== loaded.property.host._id,
    // Keys are for signed-in users only, so that visitors share one cacheable page.
    bookingKey: signedIn ? crypto.randomUUID() : '',
    tiles: mapTiles(),
    address: `${originOf(url)}/properties/${loaded.property._id}`,
  }
}

export function action({ request, context, params }: Route.ActionArgs) {
  return reserve(request, context, params.id)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerWhenOffline<ReserveAnswer>(serverAction, UNSENT)
}

const UNSENT: ReserveAnswer = { alert: '', key: '', unsent: true }

/**
 * Choosing dates changes the URL, but only the price is fetched, by the booking card. A failed
 * reservation reloads the calendar, unless it was offline or the API is in trouble: what is typed stands on this page.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args
  if (formMethod === 'POST') {
    return reloadUnlessOffline(args)
  }
  const choosing = currentUrl.search !== nextUrl.search
  return choosing && withoutStay(currentUrl) === withoutStay(nextUrl)
    ? false
    : defaultShouldRevalidate
}

function withoutStay(url: URL) {
  const query = new URLSearchParams(url.search)
  for (const name of ['checkIn', 'checkOut', 'guests', 'pets']) {
    query.delete(name)
  }
  return `${url.pathname}?${query}`
}

export default function Property({ loaderData, ...props }: Route.ComponentProps) {
  // Another place starts with fresh state.
  return <Page key={loaderData.property._id} loaderData={loaderData} {...props} />
}

function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { property: place, address, canBook, reviews, marks } = loaderData
  const booking = useBooking({ ...loaderData, place })
  const reserving = {
    booking,
    signedIn: loaderData.signedIn,
    bookingKey: actionData?.key || loaderData.bookingKey,
    alert: actionData?.alert,
    wishes: actionData?.wishes,
    unsent: actionData?.unsent,
  }

  return (
    <div className="property-page">
      <PageMeta place={place} />
      <div className="page-width flex items-center justify-between py-2 sm:py-4">
        <BackToSearch stay={booking.stay} />
        <div className="-mr-3 flex">
          <Marks place={place} marks={marks} />
          <Share title={place.title} url={address} />
        </div>
      </div>
      <Gallery images={place.images} title={place.title} />
      <div className="page-width grid gap-x-14 py-7 sm:py-10 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid min-w-0 content-start gap-9">
          <Heading place={place} />
          <Description text={place.description} />
          <Amenities slugs={place.amenities} />
          <StayRules place={place} />
          <Cancellation text={place.cancellation.text} />
          <HouseRules rules={place.houseRules} />
          <Whereabouts place={place} tiles={loaderData.tiles} />
          <HostCard host={place.host} />
          <Reviews reviews={reviews} place={place} />
        </div>
        {canBook ? (
          <BookingPanel {...reserving} />
        ) : (
          <Suspense>
            <HostNotice place={place} />
          </Suspense>
        )}
      </div>
      {canBook && <BookingBar booking={booking} alert={reserving.alert} />}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return missing ? (
    <Suspense>
      <PropertyNotFound />
    </Suspense>
  ) : (
    <ErrorPage error={error} />
  )
}
