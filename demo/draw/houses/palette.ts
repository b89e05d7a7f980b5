import { BRAND, type Colour } from '../core/colour.ts'
import type { Random } from '../core/random.ts'
import type { Place } from '../core/scene.ts'

/** The colours of one property, the same in every picture of it. */
export interface Palette {
  wall: Colour
  /** A second wall colour for plinths, wings and feature walls. */
  accent: Colour
  trim: Colour
  door: Colour
  wood: Colour
  roof: Colour
  floor: Colour
  /** Kikoi stripes: ground first. */
  kikoi: [Colour, Colour, Colour, Colour]
  /** Upholstery. */
  cloth: Colour
  /** The wall a bed or a sofa stands against. */
  feature: Colour
  bloom: Colour
}

const WALLS: Record<Place, Colour[]> = {
  coast: ['#fdf6e9', '#faeedb', '#fbf7f0', '#f6e7cf', '#fdf3e3'],
  oldtown: ['#f7ead2', '#fbf3e4', '#f2dfbf', '#f4e3cf', '#efd6b4'],
  highland: ['#d9cdb8', '#cbbfae', '#efe3cd', '#e6d8bd', '#c9b79c'],
  lake: ['#e9dcc3', '#d9c5a1', '#f0e4cd', '#e3cfae'],
  savannah: ['#e3c79c', '#d9b98a', '#ead6b4', '#d3ab7d', '#e8cfa8'],
  city: ['#eee6da', '#d9d6d0', '#f2e7d5', '#e2d2c2', '#dfe3e0'],
  suburb: ['#f5ead6', '#efdcc0', '#fbf4e6', '#e9d9c4', '#f2e3d3'],
}

const ROOFS: Record<Place, Colour[]> = {
  coast: ['#b08d5e', '#a5845a', '#bb9868'],
  oldtown: ['#a98860', '#b5946a'],
  highland: ['#8f3f33', '#3f6b58', '#5f6b70', '#a4523a', '#4b5f6b'],
  lake: ['#9b7d54', '#6f7d6b', '#8a5a40'],
  savannah: ['#a88a58', '#b89a66', '#97794c'],
  city: ['#5d6468', '#8a5444', '#4d5a60'],
  suburb: ['#b45a3c', '#a64b33', '#8f4f3c', '#6d5a50', '#c06f4a'],
}

const KIKOI: Palette['kikoi'][] = [
  ['#f8efe0', BRAND.ocean, BRAND.sun, BRAND.laterite],
  ['#f6ead4', BRAND.laterite, BRAND.acacia, BRAND.sun],
  ['#e9f0ea', BRAND.acacia, '#f2c14e', '#d9593a'],
  ['#fdf2dd', '#d9503f', '#f0a83f', '#2f7f8c'],
  ['#dcebea', '#17606f', '#f5efe2', '#e58f3c'],
  ['#f9e9d9', '#a83f5b', '#e8973f', '#3d6f63'],
  ['#f3e6c8', '#2c4f72', '#c9502f', '#e9b44c'],
  ['#fbeee6', '#c4614b', '#7d9a6b', '#e3b04b'],
]

const CLOTH = [
  '#d8c3a5',
  '#c9a27e',
  '#7d9a8c',
  '#5f8a8b',
  '#c7714e',
  '#e3d5bf',
  '#4f6f68',
  '#b5583a',
  '#8a9a5f',
  '#35627a',
  '#d9a04e',
]
const FEATURE = [
  '#c9d8cc',
  '#e8c9a8',
  '#d98f6c',
  '#8fb3ac',
  '#e9d8b8',
  '#3f6f62',
  '#b9cdd2',
  '#f0dcc0',
  '#c7b299',
  '#2f6470',
  '#dfb08a',
]
const BLOOM = ['#d63f7f', '#e8593f', '#f0a63c', '#c83f9b', '#f6e7ee', '#e9774f']
const DOORS = [
  '#7a4a2c',
  '#1f5b45',
  '#0e6f7a',
  '#9c4a2a',
  '#5c3a26',
  '#2c5f7c',
  '#b84a24',
  '#8a5a34',
]
const WOODS = ['#a56f42', '#8a5836', '#b8834f', '#6f462c', '#c2945f']
const FLOORS = ['#c99b6c', '#a9623f', '#d8c6a8', '#b9855a', '#9c4d35', '#cdbfa9', '#e0d3bd']

/** The colours of a property in its landscape. */
export function paletteFor(random: Random, place: Place): Palette {
  const coastal = place === 'coast' || place === 'oldtown'
  return {
    wall: random.pick(WALLS[place]),
    accent: random.pick([
      '#c96f48',
      '#7d9a84',
      '#d9b98a',
      '#5f8a8b',
      '#e3a86a',
      '#b5845c',
      '#8c9aa0',
    ]),
    trim:
      coastal || random.chance(0.6) ? '#fdf8ee' : random.pick(['#5c4334', '#e9dfcd', '#3e4a48']),
    door: random.pick(DOORS),
    wood: random.pick(WOODS),
    roof: random.pick(ROOFS[place]),
    floor: random.pick(FLOORS),
    kikoi: random.pick(KIKOI),
    cloth: random.pick(CLOTH),
    feature: random.pick(FEATURE),
    bloom: random.pick(BLOOM),
  }
}
