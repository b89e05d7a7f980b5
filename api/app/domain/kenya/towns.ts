import type { Coordinates } from '#domain/kenya/coordinates'
import type { CountyName } from '#domain/kenya/counties'
import { normalisePlace } from '#domain/kenya/normalise'

export type Town = Coordinates & {
  name: string
  county: CountyName
  /** Of the main post office */
  postalCode: string
}

export const TOWNS = [
  { name: 'Nairobi', county: 'Nairobi', postalCode: '00100', lat: -1.2864, lon: 36.8172 },
  { name: 'Mombasa', county: 'Mombasa', postalCode: '80100', lat: -4.0547, lon: 39.6636 },
  { name: 'Kisumu', county: 'Kisumu', postalCode: '40100', lat: -0.1022, lon: 34.7617 },
  { name: 'Nakuru', county: 'Nakuru', postalCode: '20100', lat: -0.2833, lon: 36.0667 },
  { name: 'Eldoret', county: 'Uasin Gishu', postalCode: '30100', lat: 0.5143, lon: 35.2698 },
  { name: 'Lamu', county: 'Lamu', postalCode: '80500', lat: -2.2717, lon: 40.902 },
  { name: 'Thika', county: 'Kiambu', postalCode: '01000', lat: -1.0333, lon: 37.0693 },
  { name: 'Malindi', county: 'Kilifi', postalCode: '80200', lat: -3.2192, lon: 40.1169 },
  { name: 'Kitale', county: 'Trans Nzoia', postalCode: '30200', lat: 1.0157, lon: 35.0062 },
  { name: 'Garissa', county: 'Garissa', postalCode: '70100', lat: -0.4532, lon: 39.6461 },
  { name: 'Kakamega', county: 'Kakamega', postalCode: '50100', lat: 0.2827, lon: 34.7519 },
  { name: 'Nanyuki', county: 'Laikipia', postalCode: '10400', lat: 0.0167, lon: 37.0728 },
  { name: 'Naivasha', county: 'Nakuru', postalCode: '20117', lat: -0.7172, lon: 36.431 },
  { name: 'Nyeri', county: 'Nyeri', postalCode: '10100', lat: -0.4201, lon: 36.9476 },
  { name: 'Meru', county: 'Meru', postalCode: '60200', lat: 0.0463, lon: 37.6559 },
  { name: 'Embu', county: 'Embu', postalCode: '60100', lat: -0.5388, lon: 37.4596 },
  { name: 'Machakos', county: 'Machakos', postalCode: '90100', lat: -1.5177, lon: 37.2634 },
  { name: 'Kericho', county: 'Kericho', postalCode: '20200', lat: -0.3677, lon: 35.2831 },
  { name: 'Kisii', county: 'Kisii', postalCode: '40200', lat: -0.6817, lon: 34.7666 },
  { name: 'Bungoma', county: 'Bungoma', postalCode: '50200', lat: 0.5635, lon: 34.5606 },
  { name: 'Busia', county: 'Busia', postalCode: '50400', lat: 0.4608, lon: 34.1115 },
  { name: 'Migori', county: 'Migori', postalCode: '40400', lat: -1.0634, lon: 34.4731 },
  { name: 'Homa Bay', county: 'Homa Bay', postalCode: '40300', lat: -0.5273, lon: 34.4571 },
  { name: 'Siaya', county: 'Siaya', postalCode: '40600', lat: 0.0607, lon: 34.2881 },
  { name: 'Voi', county: 'Taita-Taveta', postalCode: '80300', lat: -3.3961, lon: 38.5561 },
  { name: 'Kilifi', county: 'Kilifi', postalCode: '80108', lat: -3.6305, lon: 39.8499 },
  { name: 'Watamu', county: 'Kilifi', postalCode: '80202', lat: -3.354, lon: 40.0171 },
  { name: 'Diani', county: 'Kwale', postalCode: '80401', lat: -4.2797, lon: 39.5947 },
  { name: 'Kwale', county: 'Kwale', postalCode: '80403', lat: -4.1737, lon: 39.4521 },
  { name: 'Athi River', county: 'Machakos', postalCode: '00204', lat: -1.4563, lon: 36.9785 },
  { name: 'Kitengela', county: 'Kajiado', postalCode: '00242', lat: -1.4762, lon: 36.96 },
  { name: 'Ngong', county: 'Kajiado', postalCode: '00208', lat: -1.3527, lon: 36.6699 },
  { name: 'Ongata Rongai', county: 'Kajiado', postalCode: '00511', lat: -1.3939, lon: 36.7442 },
  { name: 'Ruiru', county: 'Kiambu', postalCode: '00232', lat: -1.1489, lon: 36.9626 },
  { name: 'Kiambu', county: 'Kiambu', postalCode: '00900', lat: -1.1714, lon: 36.8356 },
  { name: 'Limuru', county: 'Kiambu', postalCode: '00217', lat: -1.1076, lon: 36.643 },
  { name: 'Karatina', county: 'Nyeri', postalCode: '10101', lat: -0.4836, lon: 37.1273 },
  { name: "Murang'a", county: "Murang'a", postalCode: '10200', lat: -0.7213, lon: 37.1526 },
  { name: 'Isiolo', county: 'Isiolo', postalCode: '60300', lat: 0.3546, lon: 37.5822 },
  { name: 'Marsabit', county: 'Marsabit', postalCode: '60500', lat: 2.3343, lon: 37.9899 },
  { name: 'Maralal', county: 'Samburu', postalCode: '20600', lat: 1.0968, lon: 36.698 },
  { name: 'Narok', county: 'Narok', postalCode: '20500', lat: -1.0783, lon: 35.8601 },
  { name: 'Kajiado', county: 'Kajiado', postalCode: '01100', lat: -1.8524, lon: 36.7768 },
  { name: 'Lodwar', county: 'Turkana', postalCode: '30500', lat: 3.1191, lon: 35.5973 },
  { name: 'Wajir', county: 'Wajir', postalCode: '70200', lat: 1.7471, lon: 40.0573 },
  { name: 'Mandera', county: 'Mandera', postalCode: '70300', lat: 3.9366, lon: 41.867 },
] as const satisfies readonly Town[]

export type TownName = (typeof TOWNS)[number]['name']

export const TOWN_NAMES: readonly TownName[] = TOWNS.map(({ name }) => name)

const byName = new Map(TOWNS.map((town) => [normalisePlace(town.name), town]))
const byPostalCode = new Map<string, (typeof TOWNS)[number]>(
  TOWNS.map((town) => [town.postalCode, town])
)

export function townNamed(text: string): (typeof TOWNS)[number] | null {
  return byName.get(normalisePlace(text)) ?? null
}

/** By the main post office's code. */
export function townWithPostalCode(postalCode: string): (typeof TOWNS)[number] | null {
  return byPostalCode.get(postalCode) ?? null
}
