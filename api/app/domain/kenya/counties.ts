import type { Coordinates } from '#domain/kenya/coordinates'
import { normalisePlace } from '#domain/kenya/normalise'

export type County = Coordinates & {
  /** ISO 3166-2:KE (alphabetical), not the electoral commission's number */
  code: number
  name: string
}

/** With a point near the middle of each. */
export const COUNTIES = [
  { code: 1, name: 'Baringo', lat: 0.65, lon: 35.95 },
  { code: 2, name: 'Bomet', lat: -0.78, lon: 35.3 },
  { code: 3, name: 'Bungoma', lat: 0.75, lon: 34.65 },
  { code: 4, name: 'Busia', lat: 0.4, lon: 34.2 },
  { code: 5, name: 'Elgeyo-Marakwet', lat: 0.9, lon: 35.5 },
  { code: 6, name: 'Embu', lat: -0.55, lon: 37.65 },
  { code: 7, name: 'Garissa', lat: -0.6, lon: 40.3 },
  { code: 8, name: 'Homa Bay', lat: -0.6, lon: 34.4 },
  { code: 9, name: 'Isiolo', lat: 1.0, lon: 38.6 },
  { code: 10, name: 'Kajiado', lat: -2.1, lon: 36.8 },
  { code: 11, name: 'Kakamega', lat: 0.4, lon: 34.75 },
  { code: 12, name: 'Kericho', lat: -0.3, lon: 35.3 },
  { code: 13, name: 'Kiambu', lat: -1.05, lon: 36.8 },
  { code: 14, name: 'Kilifi', lat: -3.2, lon: 39.7 },
  { code: 15, name: 'Kirinyaga', lat: -0.5, lon: 37.3 },
  { code: 16, name: 'Kisii', lat: -0.75, lon: 34.75 },
  { code: 17, name: 'Kisumu', lat: -0.18, lon: 34.85 },
  { code: 18, name: 'Kitui', lat: -1.5, lon: 38.4 },
  { code: 19, name: 'Kwale', lat: -4.15, lon: 39.1 },
  { code: 20, name: 'Laikipia', lat: 0.3, lon: 36.8 },
  { code: 21, name: 'Lamu', lat: -2.1, lon: 40.75 },
  { code: 22, name: 'Machakos', lat: -1.25, lon: 37.4 },
  { code: 23, name: 'Makueni', lat: -2.2, lon: 37.9 },
  { code: 24, name: 'Mandera', lat: 3.4, lon: 40.7 },
  { code: 25, name: 'Marsabit', lat: 3.0, lon: 37.8 },
  { code: 26, name: 'Meru', lat: 0.15, lon: 37.8 },
  { code: 27, name: 'Migori', lat: -1.0, lon: 34.35 },
  { code: 28, name: 'Mombasa', lat: -4.03, lon: 39.66 },
  { code: 29, name: "Murang'a", lat: -0.8, lon: 37.0 },
  { code: 30, name: 'Nairobi', lat: -1.29, lon: 36.87 },
  { code: 31, name: 'Nakuru', lat: -0.45, lon: 36.1 },
  { code: 32, name: 'Nandi', lat: 0.2, lon: 35.15 },
  { code: 33, name: 'Narok', lat: -1.3, lon: 35.6 },
  { code: 34, name: 'Nyamira', lat: -0.65, lon: 34.95 },
  { code: 35, name: 'Nyandarua', lat: -0.35, lon: 36.5 },
  { code: 36, name: 'Nyeri', lat: -0.35, lon: 36.95 },
  { code: 37, name: 'Samburu', lat: 1.5, lon: 37.0 },
  { code: 38, name: 'Siaya', lat: -0.05, lon: 34.25 },
  { code: 39, name: 'Taita-Taveta', lat: -3.4, lon: 38.4 },
  { code: 40, name: 'Tana River', lat: -1.5, lon: 39.6 },
  { code: 41, name: 'Tharaka-Nithi', lat: -0.25, lon: 37.85 },
  { code: 42, name: 'Trans Nzoia', lat: 1.05, lon: 34.95 },
  { code: 43, name: 'Turkana', lat: 3.0, lon: 35.6 },
  { code: 44, name: 'Uasin Gishu', lat: 0.5, lon: 35.3 },
  { code: 45, name: 'Vihiga', lat: 0.08, lon: 34.72 },
  { code: 46, name: 'Wajir', lat: 1.85, lon: 40.0 },
  { code: 47, name: 'West Pokot', lat: 1.75, lon: 35.25 },
] as const satisfies readonly County[]

export type CountyName = (typeof COUNTIES)[number]['name']

export const COUNTY_NAMES: readonly CountyName[] = COUNTIES.map(({ name }) => name)

const byName = new Map(COUNTIES.map((county) => [normalisePlace(county.name), county]))

export function countyNamed(text: string): (typeof COUNTIES)[number] | null {
  return byName.get(normalisePlace(text)) ?? null
}

export function isoCodeOf({ code }: County): string {
  return `KE-${String(code).padStart(2, '0')}`
}
