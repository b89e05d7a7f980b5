/*
 * An archive of one tile in the format of PMTiles (version 3, nothing compressed): the whole world is land, and one
 * road runs along the equator. Made here, so that nobody's data and licence come with the tests.
 */

const EXTENT = 4096
const HEADER = 127

export function archiveOfStreets() {
  const tile = Buffer.concat([
    layer('earth', 3, [9, 0, 0, 26, 2 * EXTENT, 0, 0, 2 * EXTENT, 2 * EXTENT - 1, 0, 15]),
    layer('roads', 2, [9, 0, EXTENT, 10, 2 * EXTENT, 0]),
  ])
  const directory = varints([1, 0, 1, tile.length, 1])
  const metadata = Buffer.from('{}')
  return Buffer.concat([header(directory, metadata, tile), directory, metadata, tile])
}

function header(directory: Buffer, metadata: Buffer, tile: Buffer) {
  const bytes = Buffer.alloc(HEADER)
  bytes.write('PMTiles\x03')
  const tilesAt = HEADER + directory.length + metadata.length
  const numbers = [
    [HEADER, directory.length],
    [HEADER + directory.length, metadata.length],
    [tilesAt, 0],
    [tilesAt, tile.length],
    [1, 1, 1],
  ].flat()
  numbers.forEach((number, place) => bytes.writeBigUInt64LE(BigInt(number), 8 + 8 * place))
  const CLUSTERED = 1
  const PLAIN = 1
  const VECTORS = 1
  Buffer.from([CLUSTERED, PLAIN, PLAIN, VECTORS]).copy(bytes, 96)
  const corners = [-180, -85, 180, 85].map((degrees) => degrees * 1e7)
  corners.forEach((corner, place) => bytes.writeInt32LE(corner, 102 + 4 * place))
  return bytes
}

/** A layer with one feature, `kind: highway`. */
function layer(name: string, type: number, geometry: number[]) {
  const feature = Buffer.concat([
    field(2, varints([0, 0])),
    varints([(3 << 3) | 0, type]),
    field(4, varints(geometry)),
  ])
  return field(
    3,
    Buffer.concat([
      varints([(15 << 3) | 0, 2]),
      field(1, Buffer.from(name)),
      field(2, feature),
      field(3, Buffer.from('kind')),
      field(4, field(1, Buffer.from('highway'))),
      varints([(5 << 3) | 0, EXTENT]),
    ])
  )
}

/** Of Protocol Buffers, with its length before it. */
function field(number: number, bytes: Buffer) {
  return Buffer.concat([varints([(number << 3) | 2, bytes.length]), bytes])
}

function varints(numbers: number[]) {
  return Buffer.from(
    numbers.flatMap((number) => {
      const bytes = []
      let rest = number
      for (; rest > 127; rest >>= 7) bytes.push((rest & 127) | 128)
      return [...bytes, rest]
    })
  )
}
