import type { Coordinates } from '#domain/kenya/coordinates'

export type Origin =
  | { kind: 'point'; at: Coordinates }
  | { kind: 'postalCode'; code: string }
  | { kind: 'name'; text: string }

const NUMBER = '(-?\\d{1,3}(?:\\.\\d{1,15})?)'
const POINT = new RegExp(`^${NUMBER}\\s*,\\s*${NUMBER}$`)
const POSTAL_CODE = /^\d{5}$/

/** Reads "-1.29,36.82", "80100" or "Kilifi County"; a point may lie anywhere on earth. */
export function readOrigin(text: string): Origin {
  const place = text.trim()
  const [, lat, lon] = POINT.exec(place) ?? []
  if (lat && lon) return { kind: 'point', at: { lat: Number(lat), lon: Number(lon) } }
  if (POSTAL_CODE.test(place)) return { kind: 'postalCode', code: place }
  return { kind: 'name', text: place }
}
