export type ImageType = 'jpeg' | 'png' | 'webp'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** By magic bytes; name and declared type are ignored. */
export function imageTypeOf(bytes: Buffer): ImageType | null {
  if (bytes.length < 16) return null
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes.subarray(0, 8).equals(PNG)) return 'png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') {
    return 'webp'
  }
  return null
}

/** Offset after the picture by its format's structure; null when truncated or invalid. */
export function endOfImage(bytes: Buffer, type: ImageType): number | null {
  const end = { jpeg: endOfJpeg, png: endOfPng, webp: endOfWebp }[type](bytes)
  return end !== null && end <= bytes.length ? end : null
}

/** The RIFF header has the length; chunks are padded to even lengths. */
function endOfWebp(bytes: Buffer) {
  const length = bytes.readUInt32LE(4)
  return 8 + length + (length % 2)
}

/** Chunks (length, name, data, checksum) until IEND. */
function endOfPng(bytes: Buffer) {
  let at = PNG.length
  while (at + 12 <= bytes.length) {
    const next = at + 12 + bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return next
    at = next
  }
  return null
}

/** Segments have lengths; scans end at the first other marker. */
function endOfJpeg(bytes: Buffer) {
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1]
    if (marker === 0xd9) return at + 2
    if (marker === 0xff) at += 1
    else if (isStandalone(marker)) at += 2
    else {
      at += 2 + bytes.readUInt16BE(at + 2)
      if (marker === 0xda) at = endOfScan(bytes, at)
    }
  }
  return bytes[at] === 0xff && bytes[at + 1] === 0xd9 ? at + 2 : null
}

function endOfScan(bytes: Buffer, from: number) {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1 && at + 1 < bytes.length) {
    const marker = bytes[at + 1]
    if (marker !== 0x00 && marker !== 0xff && !isStandalone(marker)) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  return bytes.length
}

/** Restart markers and TEM have no length. */
function isStandalone(marker: number) {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
}
