import { request, type BrowserContext } from '@playwright/test'
import { baseURL } from './settings.ts'

const fromOurPages = { 'X-Client': 'web', 'Origin': baseURL, 'Sec-Fetch-Site': 'same-origin' }

export async function emptyWishlist({ request: api }: BrowserContext) {
  const answer = await api.get('/api/v1/wishlist?limit=100')
  const { data } = (await answer.json()) as { data: { _id: number }[] }
  for (const { _id: id } of data) {
    await api.delete(`/api/v1/wishlist/${id}`, { headers: fromOurPages })
  }
}

export async function saveAll({ request: api }: BrowserContext, places: { id: number }[]) {
  for (const { id } of places) {
    await api.post('/api/v1/wishlist', { headers: fromOurPages, data: { propertyId: id } })
  }
}

export async function unlike({ request: api }: BrowserContext, id: number) {
  const status = await api.get(`/api/v1/properties/${id}/like/status`)
  const { data } = (await status.json()) as { data: { liked: boolean } }
  if (data.liked) await api.post(`/api/v1/properties/${id}/like`, { headers: fromOurPages })
}

export async function somePlaces(count: number) {
  const api = await request.newContext({ baseURL })
  const answer = await api.get(`/api/v1/properties?sort=-totalReviews&limit=${count}`)
  const { data } = (await answer.json()) as { data: { _id: number; title: string }[] }
  return data.map(({ _id: id, title }) => ({ id, title }))
}
