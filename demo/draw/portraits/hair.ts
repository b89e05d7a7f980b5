import { lighten, mix, type Colour } from '../core/colour.ts'
import { ellipse, px, type Point } from '../core/paths.ts'
import { leafy } from '../plants/foliage.ts'
import { faceOutline } from './face.ts'
import { CENTRE, type HeadKind, type Portrait } from './look.ts'

import { cap, drawWrap, drawHijab, drawKofia } from './headgear.ts'

type Draw = (portrait: Portrait) => void

const { x: X, y: Y } = CENTRE

/** Hair or cloth behind the head, painted first. */
export const BEHIND: Partial<Record<HeadKind, Draw>> = {
  afro: ({ sheet, random, hair }) => {
    sheet.fill(leafy(random, [X, Y - 44], 132, 122, 26), hair)
    sheet.fill(leafy(random, [X, Y - 58], 112, 98, 24), lighten(hair, 0.07))
  },
  braids: ({ sheet, hair, half, cloth }) => {
    for (let i = 0; i < 7; i++) {
      for (const side of [-1, 1]) {
        const x = X + side * (half * 0.5 + i * 10)
        braid(
          sheet.fill.bind(sheet),
          [x, Y - 50],
          [x + side * 12, Y + 210 - i * 12],
          8,
          lighten(hair, i % 2 ? 0.06 : 0),
          i % 3 === 0 ? cloth[2] : undefined
        )
      }
    }
  },
  locs: ({ sheet, hair, half }) => {
    for (let i = 0; i < 6; i++) {
      for (const side of [-1, 1]) {
        const x = X + side * (half * 0.55 + i * 10)
        sheet.stroke(
          `M${px(x - side * 20)} ${Y - 90}Q${px(x + side * 6)} ${Y - 20} ${px(x + side * 4)} ${px(Y + 118 - i * 14)}`,
          lighten(hair, i % 2 ? 0.09 : 0),
          15
        )
      }
    }
  },
  waves: ({ sheet, hair, half }) => {
    sheet.fill(
      `M${px(X - half - 26)} ${Y + 130}C${px(X - half - 50)} ${Y + 20} ${px(X - half - 30)} ${Y - 130} ${X} ${Y - 132}C${px(X + half + 30)} ${Y - 130} ${px(X + half + 50)} ${Y + 20} ${px(X + half + 26)} ${Y + 130}Z`,
      hair
    )
  },
  bun: ({ sheet, random, hair }) => {
    sheet.fill(leafy(random, [X, Y - 136], 58, 50, 16), hair)
    sheet.fill(leafy(random, [X + 6, Y - 144], 44, 34, 14), lighten(hair, 0.09))
  },
  cornrows: ({ sheet, hair }) => {
    for (const side of [-1, 1])
      braid(sheet.fill.bind(sheet), [X + side * 50, Y + 40], [X + side * 92, Y + 200], 12, hair)
  },
}

/** Hair or cloth over the brow, painted after the face. */
export const OVER: Partial<Record<HeadKind, Draw>> = {
  short: (portrait) => cap(portrait, portrait.hair, 44, 8),
  fade: (portrait) => {
    cap(portrait, mix(portrait.hair, portrait.skin, 0.35), 44, 5)
    crown(portrait, portrait.hair, 74, 12)
  },
  grey: (portrait) => {
    cap(portrait, '#b9b0a6', 46, 7)
    crown(portrait, '#cfc7bd', 80, 8)
  },
  bald: ({ sheet, side, skin }) => sheet.glow([X + side * 26, Y - 76], 44, lighten(skin, 0.5), 0.5),
  afro: (portrait) => cap(portrait, lighten(portrait.hair, 0.03), 62, 12),
  bun: (portrait) => {
    cap(portrait, portrait.hair, 52, 6)
    strands(portrait, 9)
  },
  cornrows: (portrait) => {
    cap(portrait, portrait.hair, 54, 5)
    strands(portrait, 11)
  },
  braids: (portrait) => {
    cap(portrait, portrait.hair, 50, 8)
    strands(portrait, 13)
  },
  locs: (portrait) => {
    cap(portrait, portrait.hair, 52, 13)
    strands(portrait, 8)
  },
  waves: ({ sheet, half, hair, side }) => {
    sheet.fill(
      `M${px(X - half - 12)} ${Y + 40}C${px(X - half - 22)} ${Y - 60} ${px(X - 60)} ${Y - 118} ${px(X + side * 20)} ${Y - 116}C${px(X + 76)} ${Y - 116} ${px(X + half + 22)} ${Y - 50} ${px(X + half + 12)} ${Y + 40}C${px(X + half - 2)} ${Y - 30} ${px(X + 50)} ${Y - 64} ${px(X + side * 22)} ${Y - 74}C${px(X - 30)} ${Y - 62} ${px(X - half + 4)} ${Y - 30} ${px(X - half - 12)} ${Y + 40}Z`,
      lighten(hair, 0.05)
    )
  },
  wrap: drawWrap,
  hijab: drawHijab,
  kofia: drawKofia,
}

function crown(
  { sheet, half, random }: Portrait,
  colour: Colour,
  low: number,
  thick: number
): void {
  sheet.fill(leafy(random, [X, Y - low - thick], half * 0.86, 36 + thick, 20), colour)
}

/** Fine lines combed back over the skull. */
function strands({ sheet, half, hair }: Portrait, count: number): void {
  let d = ''
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5) / count - 0.5
    d += `M${px(X + share * half * 1.8)} ${px(Y - 62 + Math.abs(share) * 60)}Q${px(X + share * half * 1.7)} ${Y - 100} ${px(X + share * 46)} ${Y - 116}`
  }
  sheet.stroke(d, lighten(hair, 0.2), 2.4, 0.6)
}

function braid(
  fill: (d: string, c: Colour) => void,
  from: Point,
  to: Point,
  size: number,
  colour: Colour,
  bead?: Colour
): void {
  const count = 14
  let d = ''
  for (let i = 0; i <= count; i++) {
    const t = i / count
    const bend = Math.sin(t * Math.PI) * 14
    d += ellipse(
      from[0] + (to[0] - from[0]) * t + (to[0] > X ? bend : -bend),
      from[1] + (to[1] - from[1]) * t,
      size * (1 - t * 0.3),
      size * 1.15
    )
  }
  fill(d, colour)
  if (bead) fill(ellipse(to[0], to[1] + 4, size * 0.9, size), bead)
}

/** The shade a head covering or hair throws on the brow. */
export function drawBrowShade(portrait: Portrait): void {
  const { sheet, look } = portrait
  if (look.head === 'bald') return
  sheet.inside(faceOutline(portrait), () =>
    sheet.fill(ellipse(X, Y - 92, 84, 40), lighten(portrait.skin, -0.45), 0.4)
  )
}
