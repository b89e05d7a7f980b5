import { mix, multiply, saturate, type Colour } from './colour.ts'
import type { Random } from './random.ts'
import type { Stop } from './sheet.ts'

/** Times of day a scene can show. */
export const TIMES = ['dawn', 'day', 'golden', 'dusk', 'night'] as const
export type Time = (typeof TIMES)[number]

/** Colours of one sky, from the zenith down to the horizon. */
interface Sky {
  sky: [Colour, Colour, Colour, Colour]
  haze: Colour
  sun: Colour
}

interface Mood {
  skies: Sky[]
  /** Light on faces turned to the sun, light on faces turned away, colour of cast shadows. */
  key: Colour
  fill: Colour
  cast: Colour
  castStrength: number
  /** Height of the sun's disc above the horizon as a share of the sky; null when not in view. */
  sunHeight: [low: number, high: number] | null
  /** How strongly lamps shine, 0–1. */
  lamps: number
}

/** The light of one scene. Every colour on the sheet passes through it, which ties a scene together. */
export interface Light extends Omit<Mood, 'skies' | 'sunHeight'> {
  time: Time
  stops: Stop[]
  zenith: Colour
  horizon: Colour
  haze: Colour
  sun: Colour
  sunHeight: number | null
  /** The side the light comes from. */
  side: -1 | 1
}

const MOODS: Record<Time, Mood> = {
  dawn: {
    skies: [
      { sky: ['#7fa6c4', '#b7c3d6', '#f1cdbf', '#fde8cb'], haze: '#f0d8cc', sun: '#fff3d6' },
      { sky: ['#8c9fc6', '#c9bcd4', '#f5c5b3', '#fbe0b8'], haze: '#ecd0ca', sun: '#ffeecb' },
      { sky: ['#6fa3b5', '#a9c9c9', '#e9d9bd', '#f9e6c0'], haze: '#dfdcc9', sun: '#fff4d2' },
    ],
    key: '#fff2e0',
    fill: '#b7b2ca',
    cast: '#4a4a78',
    castStrength: 0.26,
    sunHeight: [0.04, 0.2],
    lamps: 0.25,
  },
  day: {
    skies: [
      { sky: ['#2f86b8', '#67b0d2', '#b3dbe4', '#eef3e6'], haze: '#d5e6e4', sun: '#fffbe8' },
      { sky: ['#3a93b4', '#78bcc9', '#bfe0dc', '#f5f0dd'], haze: '#dbe7dd', sun: '#fffbe8' },
      { sky: ['#3f7fbb', '#82b4dc', '#c5dcec', '#f3f1ea'], haze: '#d9e3ea', sun: '#fffdf0' },
    ],
    key: '#fffaf0',
    fill: '#b4c2d0',
    cast: '#1f3b52',
    castStrength: 0.26,
    sunHeight: null,
    lamps: 0,
  },
  golden: {
    skies: [
      { sky: ['#5b93ae', '#a8c0ba', '#f2cf93', '#f3a862'], haze: '#f1c38b', sun: '#fff0c4' },
      { sky: ['#4f86a8', '#b5b7b4', '#f6bf8a', '#ee8f5a'], haze: '#efb58c', sun: '#ffe9b8' },
      { sky: ['#7a9cae', '#d0c3a8', '#f7d78f', '#f5b95c'], haze: '#f3d195', sun: '#fff6cf' },
      { sky: ['#6a86ad', '#c3aeb4', '#f7b99a', '#f6a574'], haze: '#eebba4', sun: '#ffedc6' },
    ],
    key: '#ffedc9',
    fill: '#b09aaa',
    cast: '#4a2f4e',
    castStrength: 0.32,
    sunHeight: [0.08, 0.36],
    lamps: 0.3,
  },
  dusk: {
    skies: [
      { sky: ['#232e58', '#5b4d80', '#bf6a79', '#f6a468'], haze: '#a4697c', sun: '#ffd28f' },
      { sky: ['#1f3a5c', '#4d6a86', '#c98f86', '#f7b27a'], haze: '#9c7b84', sun: '#ffdba0' },
      { sky: ['#2c2a58', '#6c4a86', '#d0647c', '#fb9a5f'], haze: '#b0647e', sun: '#ffc98a' },
      { sky: ['#173c56', '#3b6f80', '#a79c92', '#f3bf86'], haze: '#8a8a8c', sun: '#ffe0ac' },
    ],
    key: '#dcb0ac',
    fill: '#66628e',
    cast: '#1c1838',
    castStrength: 0.34,
    sunHeight: [0.0, 0.1],
    lamps: 0.9,
  },
  night: {
    skies: [
      { sky: ['#0a1733', '#14284c', '#27436a', '#4a678a'], haze: '#2f4a6d', sun: '#f4efdc' },
      { sky: ['#0d1a30', '#1a2f4c', '#35506a', '#6b7f8c'], haze: '#3c556c', sun: '#f6ecd2' },
    ],
    key: '#8f9fc4',
    fill: '#3d4c78',
    cast: '#060b1e',
    castStrength: 0.4,
    sunHeight: [0.5, 0.75],
    lamps: 1,
  },
}

/** The light of a scene at a time of day; the random stream chooses among its skies. */
export function lightAt(time: Time, random: Random): Light {
  const { skies, sunHeight, ...mood } = MOODS[time]
  const { sky, haze, sun } = random.pick(skies)
  const [zenith, upper, lower, horizon] = sky
  return {
    ...mood,
    time,
    stops: [
      [0, zenith],
      [random.between(0.34, 0.46), upper],
      [random.between(0.72, 0.82), lower],
      [1, horizon],
    ],
    zenith,
    horizon,
    haze,
    sun,
    sunHeight: sunHeight && random.between(...sunHeight),
    side: random.sign(),
  }
}

/** A surface's colour in this light: lit 0 (turned away) to 1 (facing it), depth 0 (near) to 1 (lost in haze). */
export function tone(light: Light, colour: Colour, lit = 0.7, depth = 0): Colour {
  const lightened = multiply(saturate(colour, 1.1), mix(light.fill, light.key, lit))
  return mix(lightened, light.haze, depth)
}

/** True when lamps are the light one sees by. */
export function isDark(light: Light): boolean {
  return light.lamps > 0.8
}
