/** A colour as '#rrggbb'. */
export type Colour = string

type Triple = [number, number, number]

/** The product's palette (docs: tokens of the storefront), the anchor of all pictures. */
export const BRAND = {
  paper: '#FBF7F0',
  ink: '#1D1B17',
  acacia: '#1F5B45',
  laterite: '#B84A24',
  ocean: '#0E6F7A',
  sun: '#E9A23B',
} as const

/** A blend of two colours, perceptually even (OKLab); share 0 gives the first, 1 the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  if (share <= 0) return first
  if (share >= 1) return second
  const a = toLab(first)
  const b = toLab(second)
  return fromLab([0, 1, 2].map((i) => a[i] + (b[i] - a[i]) * share) as Triple)
}

/** Light of one colour falling on a surface of another. */
export function multiply(surface: Colour, light: Colour): Colour {
  const a = toRgb(surface)
  const b = toRgb(light)
  return toHex([0, 1, 2].map((i) => (a[i] * b[i]) / 255) as Triple)
}

/** A lighter (positive) or darker (negative) sibling, −1 to 1, keeping its hue. */
export function lighten(colour: Colour, amount: number): Colour {
  const [l, a, b] = toLab(colour)
  const lightness = amount > 0 ? l + (1 - l) * amount : l * (1 + amount)
  const chroma = amount > 0 ? 1 - amount * 0.5 : 1
  return fromLab([lightness, a * chroma, b * chroma])
}

/** More (above 1) or less (below 1) colourful. */
export function saturate(colour: Colour, factor: number): Colour {
  const [l, a, b] = toLab(colour)
  return fromLab([l, a * factor, b * factor])
}

function toRgb(colour: Colour): Triple {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function toHex(rgb: Triple): Colour {
  const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)))
  const value = (clamp(rgb[0]) << 16) | (clamp(rgb[1]) << 8) | clamp(rgb[2])
  return `#${value.toString(16).padStart(6, '0')}`
}

function toLab(colour: Colour): Triple {
  const [r, g, b] = toRgb(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([lightness, a, b]: Triple): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return toHex(
    linear.map((value) => {
      const share = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
      return share * 255
    }) as Triple
  )
}
