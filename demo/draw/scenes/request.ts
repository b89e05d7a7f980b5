import { lightAt, type Time } from '../core/light.ts'
import { Random } from '../core/random.ts'
import type { Place, Scene } from '../core/scene.ts'
import { Sheet } from '../core/sheet.ts'
import type { Spot } from '../core/space.ts'
import { paletteFor, type Palette } from '../houses/palette.ts'

/** What a picture shows. */
export const KINDS = [
  'exterior',
  'living',
  'bedroom',
  'kitchen',
  'bathroom',
  'terrace',
  'pool',
] as const
export type Kind = (typeof KINDS)[number]

/** What of a property shows from outside. */
export type PropertyType =
  | 'studio'
  | 'one-bedroom'
  | 'two-bedroom'
  | 'three-bedroom'
  | 'four-bedroom'
  | 'villa'
  | 'apartment'
  | 'house'

/** How a house is built. */
export type HouseDesign =
  | 'town'
  | 'makuti'
  | 'swahili'
  | 'modern'
  | 'flats'
  | 'bungalow'
  | 'storeyed'
  | 'stone cottage'
  | 'stone house'
  | 'lodge'

/** One picture: the same request always gives the same drawing. */
export interface SceneRequest {
  /** Names the property: its colours and its view follow from it. */
  seed: string
  kind: Kind
  place: Place
  time: Time
  type: PropertyType
  /** Tells apart two pictures of one kind, such as two bedrooms. */
  take?: number
  /** The house, where its description says what it is; else one is chosen. */
  design?: HouseDesign
  /** Colours its description promises. */
  paint?: Partial<Pick<Palette, 'wall' | 'roof' | 'door'>>
}

/** A request with its sheet, its light and its colours. */
export interface Setting extends Scene {
  request: SceneRequest
  palette: Palette
  /** Chance by property: what must look the same in all its pictures, such as the house and the view. */
  property: Random
}

/** The setting of a request: palette and sky by property, composition by picture. */
export function settingFor(request: SceneRequest): Setting {
  const property = new Random(request.seed)
  const random = new Random(`${request.seed}/${request.kind}/${request.take ?? 0}`)
  return {
    request,
    property,
    palette: { ...paletteFor(property.fork('palette'), request.place), ...request.paint },
    sheet: new Sheet(),
    light: lightAt(request.time, property.fork(`light/${request.time}`)),
    random,
    horizon: 600,
  }
}

/** The direction toward the light: low and from the side in the morning and the evening. */
export function sunwardOf({ light }: Scene): Spot {
  const up = light.time === 'day' ? 0.75 : light.time === 'night' ? 0.6 : 0.36
  const side = light.side * 0.82
  const toward = -0.42
  const length = Math.hypot(up, side, toward)
  return [side / length, up / length, toward / length]
}
