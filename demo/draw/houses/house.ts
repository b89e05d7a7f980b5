import type { Random } from '../core/random.ts'
import type { Place } from '../core/scene.ts'
import type { Frame } from '../core/space.ts'
import type { Stage } from '../core/stage.ts'
import type { HouseDesign, SceneRequest } from '../scenes/request.ts'
import { drawApartmentBlock } from './apartment_block.ts'
import { drawBungalow } from './bungalow.ts'
import { drawLodge } from './lodge.ts'
import { drawMakutiHouse } from './makuti_house.ts'
import { drawModernVilla } from './modern_villa.ts'
import type { Palette } from './palette.ts'
import { drawSwahiliVilla } from './swahili_villa.ts'
import { drawTownHouse } from './town_house.ts'

/** A house to be built on a stage. */
export interface House {
  /** Width, distance of flower beds before the front, and distance from the eye, in metres. */
  wide: number
  front: number
  far: number
  draw(stage: Stage, frame: Frame): void
}

const SMALL: Record<Place, HouseDesign[]> = {
  coast: ['makuti', 'makuti', 'flats'],
  oldtown: ['town'],
  highland: ['stone cottage', 'bungalow', 'lodge'],
  lake: ['lodge', 'bungalow', 'makuti'],
  savannah: ['lodge', 'makuti'],
  city: ['flats'],
  suburb: ['bungalow', 'flats'],
}

const LARGE: Record<Place, HouseDesign[]> = {
  coast: ['swahili', 'makuti', 'modern'],
  oldtown: ['town'],
  highland: ['stone cottage', 'stone house', 'bungalow', 'modern'],
  lake: ['lodge', 'modern', 'storeyed'],
  savannah: ['lodge', 'makuti', 'modern'],
  city: ['flats', 'storeyed', 'modern'],
  suburb: ['storeyed', 'bungalow', 'modern'],
}

/** The house a property asks for, or one that suits its type and landscape. */
export function planHouse(request: SceneRequest, palette: Palette, random: Random): House {
  const { type, place } = request
  const design = request.design ?? designFor(type, place, random)
  const small = type === 'studio' || type === 'one-bedroom'
  if (design === 'flats') {
    const floors = place === 'city' ? random.int(3, 5) : 3
    return {
      wide: 13,
      front: -2.9,
      far: floors > 4 ? 26 : floors === 4 ? 22 : 19,
      draw: (stage, frame) => drawApartmentBlock(stage, frame, palette, floors),
    }
  }
  if (design === 'town') {
    const wide = small ? random.between(7, 8.4) : random.between(8.6, 10.4)
    return {
      wide,
      front: -1.4,
      far: random.between(14.5, 16),
      draw: (stage, frame) => drawTownHouse(stage, frame, palette, wide),
    }
  }
  if (design === 'swahili') {
    const wide = small ? 9 : random.between(11, 13.5)
    return {
      wide,
      front: -2.3,
      far: 18.5,
      draw: (stage, frame) => drawSwahiliVilla(stage, frame, palette, wide),
    }
  }
  if (design === 'modern') {
    const wide = random.between(11.5, 14)
    return {
      wide,
      front: -2.8,
      far: 18,
      draw: (stage, frame) => drawModernVilla(stage, frame, palette, wide),
    }
  }
  if (design === 'makuti') {
    const wide = small ? random.between(7.6, 9) : random.between(10, 12.5)
    return {
      wide,
      front: -3.1,
      far: small ? 15.5 : 17.5,
      draw: (stage, frame) => drawMakutiHouse(stage, frame, palette, wide),
    }
  }
  if (design === 'lodge') {
    const wide = small ? random.between(7.4, 8.6) : random.between(9.5, 12)
    return {
      wide,
      front: -3.8,
      far: small ? 16 : 18,
      draw: (stage, frame) =>
        drawLodge(stage, frame, palette, { wide, thatched: place !== 'highland' }),
    }
  }
  const floors = design === 'storeyed' || design === 'stone house' ? 2 : 1
  const wide = small ? random.between(8.4, 9.6) : random.between(11, 13)
  const stone = design === 'stone cottage' || design === 'stone house' || random.chance(0.2)
  const roof =
    place === 'highland'
      ? random.pick(['mabati', 'shingle'] as const)
      : random.pick(['tile', 'tile', 'mabati'] as const)
  return {
    wide,
    front: -2.4,
    far: small ? 15.5 : 17.5,
    draw: (stage, frame) =>
      drawBungalow(stage, frame, palette, {
        wide,
        floors,
        roof,
        stone,
        veranda: floors === 1 || random.chance(0.5),
      }),
  }
}

function designFor(type: SceneRequest['type'], place: Place, random: Random): HouseDesign {
  if (type === 'apartment') return place === 'oldtown' ? 'town' : 'flats'
  if (type === 'villa') {
    if (place === 'coast') return random.pick(['swahili', 'swahili', 'modern'])
    if (place === 'savannah') return 'lodge'
    return place === 'oldtown' ? 'town' : random.pick(['modern', 'storeyed'])
  }
  const small = type === 'studio' || type === 'one-bedroom' || type === 'two-bedroom'
  return random.pick(small ? SMALL[place] : LARGE[place])
}
