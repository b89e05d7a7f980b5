/** A point of the picture in pixels, x to the right and y down. */
export type Point = [x: number, y: number]

/** One decimal is a tenth of a pixel: finer would only make the text longer. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10)
}

const at = ([x, y]: Point) => `${px(x)} ${px(y)}`

/** Straight lines through the points, closed. */
export function poly(points: readonly Point[]): string {
  return points.length < 3 ? '' : `M${points.map(at).join('L')}Z`
}

/** Straight lines through the points, open. */
export function line(...points: Point[]): string {
  return `M${points.map(at).join('L')}`
}

/** An upright rectangle. */
export function rect(x: number, y: number, width: number, height: number): string {
  return `M${px(x)} ${px(y)}h${px(width)}v${px(height)}h${px(-width)}Z`
}

/** An ellipse, or a circle when only one radius is given. */
export function ellipse(cx: number, cy: number, rx: number, ry: number = rx): string {
  const arc = `a${px(rx)} ${px(ry)} 0 1 0`
  return `M${px(cx - rx)} ${px(cy)}${arc} ${px(2 * rx)} 0${arc} ${px(-2 * rx)} 0Z`
}

/** A smooth curve through the points (Catmull-Rom), open. */
export function curve(points: readonly Point[], tension = 1): string {
  return `M${at(points[0])}${bends(points, tension, false)}`
}

/** A smooth closed shape through the points. */
export function blob(points: readonly Point[], tension = 1): string {
  return `M${at(points[0])}${bends(points, tension, true)}Z`
}

/** A smooth upper edge through the points, closed straight down to the given height. */
export function ridge(points: readonly Point[], bottom: number): string {
  const last = points[points.length - 1]
  return `${curve(points)}L${px(last[0])} ${px(bottom)}L${px(points[0][0])} ${px(bottom)}Z`
}

function bends(points: readonly Point[], tension: number, closed: boolean): string {
  const count = points.length
  const get = (i: number): Point =>
    closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]
  let d = ''
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    const k = tension / 6
    d += `C${at([p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k])} `
    d += `${at([p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k])} ${at(p2)}`
  }
  return d
}

/** A polygon with its corners rounded by up to the given radius in pixels. */
export function rounded(points: readonly Point[], radius: number): string {
  const count = points.length
  if (count < 3) return ''
  let d = ''
  for (let i = 0; i < count; i++) {
    const corner = points[i]
    const start = toward(corner, points[(i + count - 1) % count], radius)
    const end = toward(corner, points[(i + 1) % count], radius)
    d += `${i === 0 ? 'M' : 'L'}${at(start)}Q${at(corner)} ${at(end)}`
  }
  return `${d}Z`
}

function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return between(from, to, Math.min(0.5, distance / length))
}

/** The point at the given share of the way. */
export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** The outline around all points (monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: Point[]) => {
    const chain: Point[] = []
    for (const point of list) {
      while (chain.length > 1 && turn(chain[chain.length - 2], chain[chain.length - 1], point) <= 0)
        chain.pop()
      chain.push(point)
    }
    chain.pop()
    return chain
  }
  return [...half(sorted), ...half([...sorted].reverse())]
}

/** Twice the signed area of a triangle: its sign tells the turning direction. */
export function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/** Evenly spaced numbers from the first to the last, both included. */
export function spread(first: number, last: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, i) => first + ((last - first) * i) / Math.max(1, count - 1)
  )
}
