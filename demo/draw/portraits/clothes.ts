import { lighten } from '../core/colour.ts'
import { poly, px } from '../core/paths.ts'
import { CENTRE, type Portrait } from './look.ts'

const X = CENTRE.x

/** Shoulders in a shirt, a collar, a dress with a neckline, or wrapped in striped cloth. */
export function drawClothes(portrait: Portrait): void {
  const { sheet, look, cloth, side, chin, random } = portrait
  const wide = look.figure === 'man' ? 186 : 158
  const top = chin + 44
  const body = `M${px(X - wide)} 520C${px(X - wide + 4)} ${px(top + 70)} ${px(X - 120)} ${px(top + 26)} ${px(X - 66)} ${px(top)}Q${X} ${px(top + 66)} ${px(X + 66)} ${px(top)}C${px(X + 120)} ${px(top + 26)} ${px(X + wide - 4)} ${px(top + 70)} ${px(X + wide)} 520Z`
  sheet.fill(body, cloth[0])
  const style =
    look.figure === 'man'
      ? random.pick(['shirt', 'round', 'kanzu', 'stripes'])
      : random.pick(['round', 'stripes', 'dress', 'shirt'])
  sheet.inside(body, () => {
    if (style === 'stripes') drawStripes(portrait)
    if (style === 'dress') {
      for (let i = 0; i < 5; i++)
        sheet.stroke(
          `M${px(X - 190)} ${px(top + 60 + i * 34)}Q${X} ${px(top + 110 + i * 34)} ${px(X + 190)} ${px(top + 60 + i * 34)}`,
          i % 2 ? cloth[2] : cloth[1],
          i % 2 ? 6 : 14
        )
    }
    sheet.fill(
      `M${px(X - side * 30)} 380Q${px(X - side * 90)} 440 ${px(X - side * 80)} 530H${px(X - side * 260)}V380Z`,
      '#1d1220',
      0.2
    )
  })
  if (style === 'shirt') drawCollar(portrait, top)
  if (style === 'kanzu') {
    sheet.stroke(`M${X} ${px(top + 34)}V520`, lighten(cloth[0], -0.22), 5)
    sheet.stroke(
      `M${px(X - 66)} ${px(top)}Q${X} ${px(top + 66)} ${px(X + 66)} ${px(top)}`,
      cloth[1],
      9
    )
  }
  if (style === 'round')
    sheet.stroke(
      `M${px(X - 66)} ${px(top)}Q${X} ${px(top + 66)} ${px(X + 66)} ${px(top)}`,
      lighten(cloth[0], -0.16),
      9
    )
  if (style === 'dress' && look.head !== 'hijab') drawBeads(portrait, top)
}

function drawStripes({ sheet, cloth }: Portrait): void {
  for (const [x, wide, colour] of [
    [-150, 20, 1],
    [-112, 7, 2],
    [-60, 28, 1],
    [-16, 7, 2],
    [22, 28, 1],
    [66, 7, 2],
    [100, 24, 1],
    [142, 8, 2],
  ]) {
    sheet.fill(
      poly([
        [X + x, 370],
        [X + x + wide, 370],
        [X + x * 1.12 + wide, 520],
        [X + x * 1.12, 520],
      ]),
      cloth[colour]
    )
  }
}

function drawCollar({ sheet, cloth }: Portrait, top: number): void {
  const colour = lighten(cloth[0], 0.16)
  for (const side of [-1, 1]) {
    sheet.fill(
      poly([
        [X + side * 70, top - 12],
        [X + side * 4, top + 44],
        [X + side * 46, top + 78],
        [X + side * 92, top + 14],
      ]),
      colour
    )
  }
  sheet.stroke(`M${X} ${px(top + 46)}V520`, lighten(cloth[0], -0.25), 3.5)
}

function drawBeads({ sheet, cloth }: Portrait, top: number): void {
  for (const [drop, colour] of [
    [44, '#e9a23b'],
    [58, cloth[2]],
    [72, '#fbf7f0'],
  ] as const) {
    sheet.stroke(
      `M${px(X - 60)} ${px(top - 6)}Q${X} ${px(top + drop)} ${px(X + 60)} ${px(top - 6)}`,
      colour,
      6
    )
  }
}
