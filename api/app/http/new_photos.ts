import type { HttpRequest } from '@adonisjs/core/http'
import type { NewPhoto } from '#actions/properties/append_photos'

type Words = { captions?: (string | null)[]; alts?: (string | null)[] }

/** The pictures of a form with the words for each, in the order in which they were sent. */
export function newPhotos(request: HttpRequest, { captions, alts }: Words): NewPhoto[] {
  return request.files('images').map((source, index) => ({
    source,
    caption: captions?.[index] || null,
    alt: alts?.[index] || null,
  }))
}
