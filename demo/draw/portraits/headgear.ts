import { lighten, mix, type Colour } from '../core/colour.ts'
import { ellipse, px } from '../core/paths.ts'
import { CENTRE, type Portrait } from './look.ts'

const { x: X, y: Y } = CENTRE

/** A cloth wound around the head, with a knot perhaps. */
export function drawWrap(portrait: Portrait): void {
  const { sheet, half, cloth, side, random } = portrait
  const [base, second, third] = cloth
  const knot = random.chance(0.6)
  if (knot) {
    for (const [dx, dy, rx, ry] of [
      [-34, -150, 40, 26],
      [30, -156, 44, 28],
      [0, -136, 34, 26],
    ]) {
      sheet.fill(ellipse(X + dx + side * 10, Y + dy, rx, ry), lighten(base, dx < 0 ? -0.14 : 0.04))
    }
  }
  const path = `M${px(X - half - 13)} ${Y - 22}C${px(X - half - 34)} ${Y - 120} ${px(X - 70)} ${Y - 166} ${X} ${Y - 166}C${px(X + 70)} ${Y - 166} ${px(X + half + 34)} ${Y - 120} ${px(X + half + 13)} ${Y - 22}C${px(X + half - 10)} ${Y - 66} ${px(X + 40)} ${Y - 78} ${X} ${Y - 74}C${px(X - 40)} ${Y - 78} ${px(X - half + 10)} ${Y - 66} ${px(X - half - 13)} ${Y - 22}Z`
  sheet.fill(path, base)
  sheet.inside(path, () => {
    for (let i = 0; i < 4; i++) {
      const y = Y - 152 + i * 28
      sheet.stroke(
        `M${px(X - half - 40)} ${px(y + 70)}Q${px(X - side * 40)} ${px(y - 20)} ${px(X + half + 40)} ${px(y + 34)}`,
        i % 2 ? second : third,
        i % 2 ? 9 : 5
      )
    }
    sheet.fill(
      `M${px(X - side * 20)} ${Y - 180}C${px(X - side * 70)} ${Y - 120} ${px(X - side * 60)} ${Y - 60} ${px(X - side * 90)} ${Y}H${px(X - side * 200)}V${Y - 180}Z`,
      '#1d1220',
      0.22
    )
  })
}

/** A scarf around face and shoulders. */
export function drawHijab(portrait: Portrait): void {
  const { sheet, half, chin, cloth, side } = portrait
  const [base] = cloth
  const outer = `M${px(X - half - 26)} ${Y - 20}C${px(X - half - 30)} ${Y - 110} ${px(X - 60)} ${Y - 146} ${X} ${Y - 146}C${px(X + 60)} ${Y - 146} ${px(X + half + 30)} ${Y - 110} ${px(X + half + 26)} ${Y - 20}C${px(X + half + 34)} ${Y + 70} ${px(X + 130)} ${px(chin + 60)} ${px(X + 150)} ${px(chin + 130)}Q${X} ${px(chin + 190)} ${px(X - 150)} ${px(chin + 130)}C${px(X - 130)} ${px(chin + 60)} ${px(X - half - 34)} ${Y + 70} ${px(X - half - 26)} ${Y - 20}Z`
  const { y } = CENTRE
  const inner = `M${px(X - half + 6)} ${y - 4}C${px(X - half + 8)} ${y - 66} ${px(X - 34)} ${y - 84} ${X} ${y - 84}C${px(X + 34)} ${y - 84} ${px(X + half - 8)} ${y - 66} ${px(X + half - 6)} ${y - 4}C${px(X + half - 6)} ${y + 50} ${px(X + 40)} ${px(chin - 3)} ${X} ${px(chin - 2)}C${px(X - 40)} ${px(chin - 3)} ${px(X - half + 6)} ${y + 50} ${px(X - half + 6)} ${y - 4}Z`
  sheet.fillEvenOdd(outer + inner, base)
  sheet.inside(outer, () => {
    sheet.fillEvenOdd(
      `M${px(X - side * 60)} ${Y - 170}C${px(X - side * (half + 6))} ${Y - 80} ${px(X - side * (half - 4))} ${Y + 40} ${px(X - side * 30)} ${px(chin + 20)}L${px(X - side * 60)} 512H${px(X - side * 260)}V${Y - 170}Z`,
      'rgba(20,12,24,0.2)'
    )
  })
  sheet.stroke(inner, lighten(base, 0.25), 4, 0.8)
  const folds = `M${px(X - side * 40)} ${px(chin + 6)}Q${px(X + side * 20)} ${px(chin + 50)} ${px(X + side * 110)} ${px(chin + 70)}M${px(X - side * 60)} ${px(chin - 10)}Q${px(X)} ${px(chin + 76)} ${px(X + side * 100)} ${px(chin + 112)}M${px(X + side * 70)} ${px(chin - 30)}Q${px(X + side * 30)} ${px(chin + 24)} ${px(X - side * 80)} ${px(chin + 80)}`
  sheet.stroke(folds, lighten(base, -0.24), 4, 0.6)
}

/** The embroidered cap of the coast. */
export function drawKofia(portrait: Portrait): void {
  const { sheet, half, cloth } = portrait
  cap(portrait, portrait.hair, 40, 3)
  const path = `M${px(X - half - 6)} ${Y - 56}L${px(X - half + 6)} ${Y - 132}Q${X} ${Y - 158} ${px(X + half - 6)} ${Y - 132}L${px(X + half + 6)} ${Y - 56}Q${X} ${Y - 80} ${px(X - half - 6)} ${Y - 56}Z`
  sheet.fill(path, '#f6efe2')
  sheet.inside(path, () => {
    let d = ''
    for (let row = 0; row < 3; row++)
      for (let i = -4; i <= 4; i++)
        d += ellipse(X + i * 20 + (row % 2) * 10, Y - 122 + row * 22 + Math.abs(i) * 3, 5, 7)
    sheet.fill(d, mix(cloth[0], '#f6efe2', 0.35))
    sheet.stroke(
      `M${px(X - half - 20)} ${Y - 62}Q${X} ${Y - 88} ${px(X + half + 20)} ${Y - 62}`,
      cloth[0],
      6
    )
    sheet.fill(
      `M${px(X - portrait.side * 30)} ${Y - 180}H${px(X - portrait.side * 160)}V${Y - 40}H${px(X - portrait.side * 44)}Z`,
      '#1d1220',
      0.14
    )
  })
}

/** Hair close to the skull down to a hairline `low` pixels above the eyes. */
export function cap(
  { sheet, half, random }: Portrait,
  colour: Colour,
  low: number,
  thick: number
): void {
  const [l, r] = [X - half - thick * 0.4, X + half + thick * 0.4]
  const line = Y - low
  const bump = random.between(-6, 6)
  sheet.fill(
    `M${px(l)} ${Y - 4}C${px(l - thick)} ${Y - 90} ${px(X - 48)} ${px(Y - 108 - thick)} ${X} ${px(Y - 108 - thick)}C${px(X + 48)} ${px(Y - 108 - thick)} ${px(r + thick)} ${Y - 90} ${px(r)} ${Y - 4}` +
      `L${px(r - 7)} ${Y - 8}C${px(r - 8)} ${px(line + 12)} ${px(X + 50)} ${px(line - 6)} ${px(X + 34)} ${px(line - 8)}Q${X} ${px(line - 14 + bump)} ${px(X - 34)} ${px(line - 8)}C${px(X - 50)} ${px(line - 6)} ${px(l + 8)} ${px(line + 12)} ${px(l + 7)} ${Y - 8}Z`,
    colour
  )
}
