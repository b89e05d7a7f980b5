import { throttles, type ThrottleName } from '#http/throttles'
import { PHOTO_RULES } from '#services/photos/photo_rules'
import type { PhotoKind } from '#services/photos/photo_keys'
import type { Endpoint } from '#openapi/endpoints'

/** How often an operation may be called, as its throttles say. */
export function limitsOf({ middleware }: Endpoint) {
  const names = (middleware.get('throttle') as ThrottleName[] | undefined) ?? []
  return names.map((name) => {
    const { requests, duration } = throttles[name]
    return { name, requests, per: duration }
  })
}

/** The pictures a form may carry: the field and how many; undefined where none are taken. */
export function uploadOf({ middleware }: Endpoint) {
  const options = middleware.get('upload') as { kind: PhotoKind; maxFiles: number } | undefined
  return options && { field: PHOTO_RULES[options.kind].field, maxFiles: options.maxFiles }
}
