import type { Colour } from './colour.ts'
import { ellipse, px, rect, type Point } from './paths.ts'

/** Pictures are 4:3, as the cards are. */
export const WIDTH = 1600
export const HEIGHT = 1200

/** A stop of a gradient: where (0–1), which colour, how opaque (default 1). */
export type Stop = [offset: number, colour: Colour, opacity?: number]

/** A colour or a reference to a gradient of the sheet. */
export type Paint = string

/**
 * The sheet of paper a scene is drawn on: collects shapes in painting order and writes SVG.
 * It offers only what renders fast: paths, gradients, clips, `fill-opacity`. Filters and group
 * opacity cost up to 100 ms each at this size, so soft light is made of gradients.
 */
export class Sheet {
  #defs: string[] = []
  #body: string[] = []
  #known = new Map<string, string>()
  readonly width: number
  readonly height: number

  constructor(width = WIDTH, height = HEIGHT) {
    this.width = width
    this.height = height
  }

  fill(path: string, paint: Paint, opacity = 1): void {
    if (path === '') return
    this.#body.push(`<path d="${path}" fill="${paint}"${attribute('fill-opacity', opacity)}/>`)
  }

  /** As `fill`, but a shape within a shape is a hole. */
  fillEvenOdd(path: string, paint: Paint): void {
    this.#body.push(`<path d="${path}" fill="${paint}" fill-rule="evenodd"/>`)
  }

  stroke(path: string, paint: Paint, width: number, opacity = 1, cap = 'round'): void {
    this.#body.push(
      `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${px(width)}" ` +
        `stroke-linecap="${cap}" stroke-linejoin="round"${attribute('stroke-opacity', opacity)}/>`
    )
  }

  linear(from: Point, to: Point, stops: readonly Stop[]): Paint {
    const ends = `x1="${px(from[0])}" y1="${px(from[1])}" x2="${px(to[0])}" y2="${px(to[1])}"`
    return this.#gradient('linearGradient', ends, stops)
  }

  /** A radial gradient; `squash` below 1 makes it a flat ellipse. */
  radial(centre: Point, radius: number, stops: readonly Stop[], squash = 1): Paint {
    const [cx, cy] = centre
    const shape = `cx="${px(cx)}" cy="${px(cy / squash)}" r="${px(radius)}"`
    const flat = squash === 1 ? '' : ` gradientTransform="scale(1 ${squash})"`
    return this.#gradient('radialGradient', shape + flat, stops)
  }

  /** Light around a point: a disc of colour that fades out. */
  glow(centre: Point, radius: number, colour: Colour, strength: number, squash = 1): void {
    const stops: Stop[] = [
      [0, colour, strength],
      [0.35, colour, strength * 0.52],
      [0.7, colour, strength * 0.14],
      [1, colour, 0],
    ]
    const [cx, cy] = centre
    this.fill(ellipse(cx, cy, radius, radius * squash), this.radial(centre, radius, stops, squash))
  }

  /** A soft dark patch, such as the shadow below a bush. */
  shadow(centre: Point, radius: number, colour: Colour, strength: number, squash = 0.25): void {
    const stops: Stop[] = [
      [0, colour, strength],
      [0.5, colour, strength * 0.7],
      [1, colour, 0],
    ]
    const [cx, cy] = centre
    this.fill(ellipse(cx, cy, radius, radius * squash), this.radial(centre, radius, stops, squash))
  }

  /** Covers the whole sheet, as with a wash of light. */
  wash(paint: Paint, opacity = 1): void {
    this.fill(rect(0, 0, this.width, this.height), paint, opacity)
  }

  /** Everything `draw` paints shows only inside the path. */
  inside(path: string, draw: () => void): void {
    const id = this.#define('clipPath', `<path d="${path}"/>`)
    this.#body.push(`<g clip-path="url(#${id})">`)
    draw()
    this.#body.push('</g>')
  }

  /** Everything `draw` paints is scaled (and mirrored, below 0) about the origin, then moved. */
  moved(by: Point, scale: number | Point, draw: () => void): void {
    const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale
    const size = `${Math.round(sx * 1000) / 1000} ${Math.round(sy * 1000) / 1000}`
    this.#body.push(`<g transform="translate(${px(by[0])} ${px(by[1])}) scale(${size})">`)
    draw()
    this.#body.push('</g>')
  }

  /** A fine paper grain over everything, from one small repeated tile. */
  grain(strength: number): void {
    const noise =
      '<filter id="noise" filterUnits="userSpaceOnUse" x="0" y="0" width="128" height="128">' +
      '<feTurbulence type="fractalNoise" baseFrequency="0.72" numOctaves="1" seed="7" stitchTiles="stitch"/>' +
      '<feColorMatrix values="0 0 0 0 0.12  0 0 0 0 0.1  0 0 0 0 0.08  0 0 0 -4 2.05"/></filter>' +
      '<pattern id="paper" width="128" height="128" patternUnits="userSpaceOnUse">' +
      '<rect width="128" height="128" filter="url(#noise)"/></pattern>'
    this.#defs.push(noise)
    this.wash('url(#paper)', strength)
  }

  /** The finished picture as SVG text. */
  svg(): string {
    const { width, height } = this
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width} ${height}"><defs>${this.#defs.join('')}</defs>${this.#body.join('')}</svg>`
    )
  }

  #gradient(tag: string, shape: string, stops: readonly Stop[]): Paint {
    const list = stops
      .map(([offset, colour, opacity = 1]) => {
        const share = Math.round(offset * 1000) / 1000
        return `<stop offset="${share}" stop-color="${colour}"${attribute('stop-opacity', opacity)}/>`
      })
      .join('')
    return `url(#${this.#define(tag, list, `gradientUnits="userSpaceOnUse" ${shape}`)})`
  }

  #define(tag: string, content: string, attributes = ''): string {
    const key = `${tag} ${attributes}>${content}`
    const known = this.#known.get(key)
    if (known) return known
    const id = `d${this.#known.size}`
    this.#known.set(key, id)
    this.#defs.push(`<${tag} id="${id}" ${attributes}>${content}</${tag}>`)
    return id
  }
}

function attribute(name: string, value: number): string {
  return value >= 1 ? '' : ` ${name}="${Math.round(value * 1000) / 1000}"`
}
