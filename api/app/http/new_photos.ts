import type { HttpRequest } from '@adonisjs/core/http'
import type { NewPhoto } from '#services/photos/photo_store'

type Words = { captions?: (string | null)[]; alts?: (string | null)[] }

export function newPhotos(request: HttpRequest, { captions, alts }: Words): NewPhoto[] {
  return request.files('images').map((source, index) => ({
    source,
    caption: captions?.[index] || null,
    alt: alts?.[index] || null,
  }))
}
