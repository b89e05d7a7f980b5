import L from 'leaflet'
import { KENYA_OUTLINE } from './kenya-outline.ts'

export function drawKenya(map: L.Map, className: string) {
  const border = KENYA_OUTLINE.map(([lng, lat]): L.LatLngTuple => [lat, lng])
  L.polygon(border, { interactive: false, className, weight: 2 }).addTo(map)
}

export function startKenyaMap(
  box: HTMLElement,
  texts: { zoomIn: string; zoomOut: string },
  options: L.MapOptions
) {
  const map = L.map(box, { minZoom: 5, ...options, zoomControl: false })
  L.control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map)
  return map
}
