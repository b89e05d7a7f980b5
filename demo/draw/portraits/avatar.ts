import { lighten, mix, type Colour } from '../core/colour.ts'
import { Random } from '../core/random.ts'
import { Sheet } from '../core/sheet.ts'
import { drawClothes } from './clothes.ts'
import { drawBeard, drawFace, drawNeck } from './face.ts'
import { BEHIND, drawBrowShade, OVER } from './hair.ts'
import { SKINS, type HeadKind, type Look, type Portrait } from './look.ts'

const WOMEN: HeadKind[] = ['afro', 'bun', 'braids', 'cornrows', 'wrap', 'wrap', 'short', 'locs']
const MEN: HeadKind[] = ['short', 'fade', 'fade', 'bald', 'grey', 'locs', 'short']

const GROUNDS = [
  '#e9c9a0',
  '#c9d8cc',
  '#d98f6c',
  '#8fb3ac',
  '#f0d9a8',
  '#b9cdd2',
  '#dfb08a',
  '#a9bf9a',
  '#e3b7a0',
  '#7fa3a0',
]

const CLOTHS: [Colour, Colour, Colour][] = [
  ['#1f5b45', '#e9a23b', '#f6ead4'],
  ['#b84a24', '#f6ead4', '#e9a23b'],
  ['#0e6f7a', '#f2c14e', '#d9593a'],
  ['#fbf3e4', '#0e6f7a', '#b84a24'],
  ['#e9a23b', '#b84a24', '#1f5b45'],
  ['#7a3b5c', '#e9a23b', '#f3dcc0'],
  ['#2c4f72', '#f3e6c8', '#c9502f'],
  ['#d9766a', '#fbf3e4', '#3f6f62'],
  ['#4d5f3c', '#e3c591', '#b84a24'],
  ['#f0d9a8', '#b8623f', '#2f6470'],
]

/** A portrait as SVG text, 512 × 512: the same seed and look always give the same text. */
export function drawAvatar(seed: string, look: Look = {}): string {
  const random = new Random(`avatar/${seed}`)
  const sheet = new Sheet(512, 512)
  const figure = look.figure ?? random.pick(['woman', 'man'])
  const head = look.head ?? random.pick(figure === 'woman' ? WOMEN : MEN)
  const skin = SKINS[look.skin ?? random.pick([2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6])]
  const portrait: Portrait = {
    sheet,
    random,
    look: {
      figure,
      head,
      skin: SKINS.indexOf(skin),
      beard: look.beard ?? (figure === 'man' && random.chance(0.42)),
      glasses: look.glasses ?? random.chance(0.18),
    },
    skin,
    hair: head === 'grey' ? '#b9b0a6' : random.pick(['#1c1412', '#241812', '#2b1b14', '#1a1614']),
    cloth: random.pick(CLOTHS),
    side: random.sign(),
    half: figure === 'man' ? random.between(74, 82) : random.between(70, 77),
    chin: figure === 'man' ? random.between(322, 332) : random.between(314, 324),
  }
  drawBackground(portrait)
  sheet.moved([-36, -20], 1.14, () => drawPerson(portrait))
  return sheet.svg()
}

function drawPerson(portrait: Portrait): void {
  const { head } = portrait.look
  BEHIND[head]?.(portrait)
  drawNeck(portrait)
  drawClothes(portrait)
  drawFace(portrait)
  if (portrait.look.beard) drawBeard(portrait)
  drawBrowShade(portrait)
  OVER[head]?.(portrait)
}

/** A plain ground with a disc of light behind the shoulders. */
function drawBackground({ sheet, random, side }: Portrait): void {
  const ground = random.pick(GROUNDS)
  sheet.wash(
    sheet.linear(
      [side < 0 ? 0 : 512, 0],
      [side < 0 ? 512 : 0, 512],
      [
        [0, lighten(ground, 0.25)],
        [1, mix(ground, '#6b5a4a', 0.16)],
      ]
    )
  )
  sheet.glow([256 + side * 60, 220], 300, lighten(ground, 0.6), 0.6)
}
