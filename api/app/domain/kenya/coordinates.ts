/** Decimal degrees (WGS 84). */
export type Coordinates = { lat: number; lon: number }

export const KENYA_BOUNDS = { south: -4.8, north: 5.1, west: 33.9, east: 41.95 } as const

const EARTH_RADIUS_KM = 6371.0088

/** Per degree of latitude, and of longitude on the equator. */
export const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180

export function isInsideKenyaBounds({ lat, lon }: Coordinates): boolean {
  return (
    lat >= KENYA_BOUNDS.south &&
    lat <= KENYA_BOUNDS.north &&
    lon >= KENYA_BOUNDS.west &&
    lon <= KENYA_BOUNDS.east
  )
}

/** Two decimals, about a kilometre: hides the house. */
export function roughly({ lat, lon }: Coordinates): Coordinates {
  return { lat: Math.round(lat * 100) / 100, lon: Math.round(lon * 100) / 100 }
}

export function distanceKm(a: Coordinates, b: Coordinates): number {
  const latDelta = radians(b.lat - a.lat)
  const lonDelta = radians(b.lon - a.lon)
  const haversine =
    Math.sin(latDelta / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lonDelta / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
