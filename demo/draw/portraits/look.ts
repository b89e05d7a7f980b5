import { lighten, type Colour } from '../core/colour.ts'
import type { Random } from '../core/random.ts'
import type { Sheet } from '../core/sheet.ts'

/** Hair and headgear a portrait can have. */
export const HEADS = [
  'short',
  'fade',
  'bald',
  'grey',
  'afro',
  'bun',
  'braids',
  'locs',
  'cornrows',
  'wrap',
  'hijab',
  'kofia',
  'waves',
] as const
export type HeadKind = (typeof HEADS)[number]

/** How a person appears in a portrait; what is left out follows from the seed. */
export interface Look {
  figure?: 'woman' | 'man'
  head?: HeadKind
  /** 0 the lightest skin drawn, 6 the darkest. */
  skin?: number
  beard?: boolean
  glasses?: boolean
}

/** Skin tones, from light to very dark; most people drawn here are dark. */
export const SKINS: Colour[] = [
  '#e3b48e',
  '#c98f66',
  '#a86f4a',
  '#8d5836',
  '#75452a',
  '#5f3722',
  '#4a2a1b',
]

/** A portrait while it is drawn. */
export interface Portrait {
  sheet: Sheet
  random: Random
  look: Required<Look>
  skin: Colour
  hair: Colour
  /** Cloth colours: main, second, third. */
  cloth: [Colour, Colour, Colour]
  /** The side the light comes from. */
  side: -1 | 1
  /** Half the width of the face and where its chin is, in pixels. */
  half: number
  chin: number
}

/** Middle of the face; portraits are 512 pixels square. */
export const CENTRE = { x: 256, y: 214 }

/** Skin in the light (positive) or in the shade (negative). */
export function skinTone({ skin }: Portrait, amount: number): Colour {
  return lighten(skin, amount)
}
