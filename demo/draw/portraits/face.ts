import { lighten, mix } from '../core/colour.ts'
import { ellipse, px } from '../core/paths.ts'
import { CENTRE, skinTone, type Portrait } from './look.ts'

/** The outline of the face, grown by some pixels. */
export function faceOutline({ half, chin }: Portrait, grow = 0): string {
  const { x, y } = CENTRE
  const [l, r] = [x - half - grow, x + half + grow]
  const top = y - 104 - grow
  const low = chin + grow
  return (
    `M${px(l)} ${px(y - 8)}C${px(l)} ${px(y - 80)} ${px(x - 42)} ${px(top)} ${x} ${px(top)}` +
    `C${px(x + 42)} ${px(top)} ${px(r)} ${px(y - 80)} ${px(r)} ${px(y - 8)}` +
    `C${px(r)} ${px(y + 48)} ${px(x + 44)} ${px(low)} ${x} ${px(low)}` +
    `C${px(x - 44)} ${px(low)} ${px(l)} ${px(y + 48)} ${px(l)} ${px(y - 8)}Z`
  )
}

/** Neck and its shade under the chin. */
export function drawNeck(portrait: Portrait): void {
  const { sheet, chin, look } = portrait
  const half = look.figure === 'man' ? 40 : 32
  const { x } = CENTRE
  const neck = `M${x - half} ${px(chin - 60)}C${x - half} ${px(chin + 20)} ${px(x - half - 8)} ${px(chin + 36)} ${px(x - half - 46)} ${px(chin + 56)}L${x} ${px(chin + 150)}L${px(x + half + 46)} ${px(chin + 56)}C${px(x + half + 8)} ${px(chin + 36)} ${x + half} ${px(chin + 20)} ${x + half} ${px(chin - 60)}Z`
  sheet.fill(neck, skinTone(portrait, -0.06))
  sheet.inside(neck, () => {
    sheet.fill(ellipse(x - portrait.side * 14, chin - 8, half + 26, 46), skinTone(portrait, -0.32))
  })
}

/** Ears, face, its shaded half, and the features. */
export function drawFace(portrait: Portrait): void {
  const { sheet, side, half, random, look } = portrait
  const { x, y } = CENTRE
  if (look.head !== 'hijab') {
    for (const end of [-1, 1]) {
      sheet.fill(
        ellipse(x + end * (half + 3), y + 8, 13, 23),
        skinTone(portrait, end === side ? -0.02 : -0.26)
      )
      sheet.fill(
        ellipse(x + end * (half + 5), y + 8, 6, 13),
        skinTone(portrait, end === side ? -0.18 : -0.38)
      )
      if (look.figure === 'woman' && look.head !== 'waves')
        sheet.fill(ellipse(x + end * (half + 6), y + 44, 6, 9), portrait.cloth[2])
    }
  }
  const face = faceOutline(portrait)
  sheet.fill(face, skinTone(portrait, 0.03))
  sheet.inside(face, () => {
    sheet.fill(
      `M${px(x - side * 18)} ${y - 130}C${px(x - side * 34)} ${y - 30} ${px(x - side * 6)} ${y + 20} ${px(x - side * 20)} ${y + 130}H${px(x - side * 140)}V${y - 130}Z`,
      skinTone(portrait, -0.16),
      0.55
    )
    sheet.glow([x + side * 40, y + 34], 46, mix(portrait.skin, '#d9593a', 0.5), 0.4)
    sheet.glow([x + side * 26, y - 70], 74, skinTone(portrait, 0.34), 0.4)
  })
  drawEyes(portrait)
  drawNose(portrait)
  drawMouth(portrait, random.between(8, 15))
}

function drawEyes(portrait: Portrait): void {
  const { sheet, half, look, hair, random } = portrait
  const { x, y } = CENTRE
  const gap = half * 0.45
  const dark = lighten(portrait.skin, -0.62)
  const lift = random.between(-2, 3)
  for (const end of [-1, 1]) {
    const cx = x + end * gap
    sheet.fill(
      `M${px(cx - 15)} ${y + 2}Q${px(cx)} ${y - 12} ${px(cx + 15)} ${y + 2}Q${px(cx)} ${y + 10} ${px(cx - 15)} ${y + 2}Z`,
      mix('#fffaf2', portrait.skin, 0.12)
    )
    sheet.fill(ellipse(cx, y - 0.5, 7, 7.4), '#2b1a12')
    sheet.fill(ellipse(cx + portrait.side * 2.4, y - 3, 2, 2), '#ffffff', 0.9)
    sheet.stroke(
      `M${px(cx - 16)} ${y + 2}Q${px(cx)} ${y - 14} ${px(cx + 16)} ${y + 1}`,
      dark,
      look.figure === 'woman' ? 4.4 : 3.2
    )
    if (look.figure === 'woman') sheet.stroke(`M${px(cx + end * 15)} ${y}l${end * 6} -5`, dark, 3)
    const brow = look.head === 'grey' ? '#8f867d' : mix(hair, dark, 0.5)
    sheet.stroke(
      `M${px(cx - end * 15)} ${px(y - 24)}Q${px(cx + end * 2)} ${px(y - 33 - lift)} ${px(cx + end * 20)} ${px(y - 23)}`,
      brow,
      look.figure === 'woman' ? 5 : 7
    )
  }
  if (look.glasses) {
    const rim = random.pick(['#2a2420', '#7a4a2c', '#3d4a4c'])
    const lens = (cx: number) => ellipse(cx, y + 1, 25, 21)
    sheet.fill(lens(x - gap) + lens(x + gap), '#ffffff', 0.1)
    sheet.stroke(
      `${lens(x - gap)}${lens(x + gap)}M${px(x - gap + 25)} ${y - 2}Q${x} ${y - 9} ${px(x + gap - 25)} ${y - 2}M${px(x - gap - 25)} ${y - 2}L${px(x - half)} ${y - 6}M${px(x + gap + 25)} ${y - 2}L${px(x + half)} ${y - 6}`,
      rim,
      4
    )
  }
}

function drawNose(portrait: Portrait): void {
  const { sheet, side } = portrait
  const { x, y } = CENTRE
  const dark = skinTone(portrait, -0.3)
  sheet.fill(
    `M${px(x - side * 3)} ${y + 4}Q${px(x - side * 16)} ${y + 36} ${px(x - side * 20)} ${y + 43}Q${px(x - side * 12)} ${y + 52} ${x} ${y + 50}Z`,
    skinTone(portrait, -0.2),
    0.5
  )
  sheet.stroke(
    `M${x - 19} ${y + 43}Q${x - 14} ${y + 51} ${x - 5} ${y + 48}Q${x} ${y + 52} ${x + 5} ${y + 48}Q${x + 14} ${y + 51} ${x + 19} ${y + 43}`,
    dark,
    3.2
  )
  sheet.fill(ellipse(x + side * 4, y + 34, 4.5, 8), skinTone(portrait, 0.3), 0.45)
}

function drawMouth(portrait: Portrait, smile: number): void {
  const { sheet, look } = portrait
  const { x, y } = CENTRE
  const top = y + 66
  const lip =
    look.figure === 'woman'
      ? mix(skinTone(portrait, -0.1), '#c04a52', 0.42)
      : mix(skinTone(portrait, -0.18), '#a85a4c', 0.25)
  const wide = 29
  const open = smile > 11.5
  sheet.fill(
    `M${x - wide} ${px(top)}Q${x - 14} ${px(top - 9)} ${x} ${px(top - 5)}Q${x + 14} ${px(top - 9)} ${x + wide} ${px(top)}Q${x} ${px(top + smile * 2 + 4)} ${x - wide} ${px(top)}Z`,
    lip
  )
  if (open)
    sheet.fill(
      `M${x - wide + 6} ${px(top + 1)}Q${x} ${px(top - 1)} ${x + wide - 6} ${px(top + 1)}Q${x} ${px(top + smile * 1.5)} ${x - wide + 6} ${px(top + 1)}Z`,
      '#fffaf2'
    )
  else
    sheet.stroke(
      `M${x - wide + 2} ${px(top)}Q${x} ${px(top + smile * 0.9)} ${x + wide - 2} ${px(top)}`,
      lighten(lip, -0.4),
      3
    )
  sheet.stroke(
    `M${x - 12} ${px(top + smile + 15)}Q${x} ${px(top + smile + 20)} ${x + 12} ${px(top + smile + 15)}`,
    skinTone(portrait, -0.22),
    2.6,
    0.7
  )
}

/** A beard along the jaw, or short stubble. */
export function drawBeard(portrait: Portrait): void {
  const { sheet, half, chin, hair, look } = portrait
  const { x, y } = CENTRE
  const [l, r] = [x - half, x + half]
  const beard = `M${px(l)} ${y + 2}C${px(l + 2)} ${y + 60} ${px(x - 46)} ${px(chin + 13)} ${x} ${px(chin + 15)}C${px(x + 46)} ${px(chin + 13)} ${px(r - 2)} ${y + 60} ${px(r)} ${y + 2}C${px(r - 8)} ${y + 40} ${px(x + 44)} ${y + 52} ${px(x + 34)} ${y + 58}Q${x} ${y + 48} ${px(x - 34)} ${y + 58}C${px(x - 44)} ${y + 52} ${px(l + 8)} ${y + 40} ${px(l)} ${y + 2}Z`
  sheet.fill(beard, look.head === 'grey' ? '#b9b0a6' : hair, 0.92)
}
