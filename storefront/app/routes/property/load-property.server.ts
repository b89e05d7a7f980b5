import { apiFor } from '~/api.server'
import type { Image } from '~/api/types'
import type { RouterContextProvider } from 'react-router'
import { noteLackingPart, partOf } from '~/kept-page.server'
import { takenNights } from '~/taken-nights.server'
import { houseRulesOf } from './house-rules.server'
import { marksAmong } from './reviews/marks-among.server'
import { askForQuote } from './stay-answer.server'
import { isComplete, readStayRequest } from './stay-request'

/** Reviews on the page (specification §9). */
const FIRST_REVIEWS = 5

type Api = ReturnType<typeof apiFor>

interface Asked {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * The page's data. Only the property is required; reviews and taken nights may be missing, since
 * the server checks nights again.
 */
export async function loadProperty(
  { request, context }: Asked,
  id: string,
  query: URLSearchParams,
  signedIn: boolean
) {
  const api = apiFor(request)
  const [{ data }, taken, reviews, mine] = await Promise.all([
    api.properties.show({ params: { id } }),
    partOf(context, takenNights(api, id), []),
    partOf(context, loadReviews(api, id, signedIn), null),
    signedIn ? partOf(context, loadMarks(api, id), null) : null,
  ])
  const property = {
    ...data,
    images: data.images.map(lighter),
    houseRules: houseRulesOf(request, data),
  }
  const stay = readStayRequest((name) => query.get(name), property.maxGuests)
  const answer = isComplete(stay) ? await askForQuote(api, id, stay, signedIn) : null
  if (answer?.state === 'failed') {
    noteLackingPart(context)
  }
  const marks = mine ?? { saved: false, like: { liked: false, totalLikes: property.totalLikes } }
  return { property, taken, reviews, marks, stay, answer }
}

/** Behind the first picture its colour alone holds a place: dots cannot be compressed (`load-listing.server.ts`). */
const lighter = (image: Image, index: number) =>
  index === 0 ? image : { ...image, placeholder: null }

/** Whether the viewer saved and likes it. */
async function loadMarks(api: Api, id: string) {
  const [{ data: saved }, { data: like }] = await Promise.all([
    api.wishlist.check({ params: { id } }),
    api.likes.status({ params: { id } }),
  ])
  return { saved: saved.isWishlisted, like }
}

async function loadReviews(api: Api, id: string, signedIn: boolean) {
  const query = { page: 1, limit: FIRST_REVIEWS }
  const [{ data: list, pagination }, { data: stats }] = await Promise.all([
    api.properties.reviews({ params: { id }, query }),
    api.properties.reviewStats({ params: { id } }),
  ])
  return { list, total: pagination.total, stats, marks: await marksAmong(api, list, signedIn) }
}
