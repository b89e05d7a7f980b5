import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * Draws `src/map/kenya.json`, the map that needs no server. Land, lakes and rivers are Natural
 * Earth's (public domain, 1:10m), names the API's own places. Run again after changing either:
 *
 *   npm run map -w @makao/shared -- <folder>
 *
 * The folder holds `countries-10m.json` (npm: world-atlas 2), `ne_10m_lakes.json` and
 * `ne_10m_rivers_lake_centerlines.json` (github: martynafford/natural-earth-geojson).
 */
const folder = process.argv[2]
const target = fileURLToPath(new URL('../src/map/kenya.json', import.meta.url))
const places = fileURLToPath(new URL('../../../api/app/domain/kenya/', import.meta.url))

/** The map's edges, and what may be lost of an outline, in metres. */
const BOX = 'bbox=25,-13,51,13'
const INTERVAL = 'interval=100'
/** Degrees are written as integers: about 100 m. */
const SCALE = 1000

const scratch = mkdtempSync(join(tmpdir(), 'map-'))

function shapes(file, ...steps) {
  const out = join(scratch, file)
  const args = ['--yes', 'mapshaper@0.7', join(folder, file), ...steps]
  execFileSync('npx', [...args, '-o', out, 'format=geojson', 'gj2008'], { stdio: 'pipe' })
  return JSON.parse(readFileSync(out, 'utf8')).features
}

/** [x, y, dx, dy, …] in thousandths of a degree. */
function deltas(points) {
  const whole = points.map((point) => point.map((degrees) => Math.round(degrees * SCALE)))
  const moved = whole.map(([x, y], at) =>
    at === 0 ? [x, y] : [x - whole[at - 1][0], y - whole[at - 1][1]]
  )
  return moved.filter(([x, y], at) => at === 0 || x !== 0 || y !== 0).flat()
}

const rings = ({ type, coordinates }) =>
  type === 'MultiPolygon' ? coordinates.flat() : coordinates
const lines = ({ type, coordinates }) => (type === 'LineString' ? [coordinates] : coordinates)

const clip = ['-clip', BOX, '-simplify', INTERVAL, 'keep-shapes']
const countries = shapes('countries-10m.json', '-drop', 'target=land', ...clip)
const lakes = shapes('ne_10m_lakes.json', ...clip).filter(
  ({ properties }) => properties.scalerank < 9
)
const rivers = shapes('ne_10m_rivers_lake_centerlines.json', '-clip', BOX, '-simplify', INTERVAL)

/** Kenyan lakes Natural Earth leaves out, as ellipses: middle, half axes in km, turned clockwise. */
const SMALL_LAKES = [
  ['Naivasha', -0.77, 36.355, 6.5, 5.6, 0],
  ['Nakuru', -0.367, 36.09, 2.9, 5.6, 0],
  ['Elmenteita', -0.444, 36.243, 1.5, 3.9, 10],
  ['Baringo', 0.62, 36.065, 4.7, 10, 5],
  ['Bogoria', 0.25, 36.1, 1.5, 8.4, 10],
  ['Magadi', -1.88, 36.27, 2.2, 13, 0],
]

function ellipse(lat, lon, across, along, turned) {
  const turn = (turned * Math.PI) / 180
  return Array.from({ length: 25 }, (_, at) => {
    const angle = (at / 24) * 2 * Math.PI
    const [x, y] = [across * Math.cos(angle), along * Math.sin(angle)]
    const [east, north] = [
      x * Math.cos(turn) + y * Math.sin(turn),
      y * Math.cos(turn) - x * Math.sin(turn),
    ]
    return [lon + east / 111.2, lat + north / 111.2]
  })
}

const PARKS = [
  ['Maasai Mara', -1.49, 35.143],
  ['Amboseli', -2.65, 37.26],
  ['Tsavo East', -2.78, 38.77],
  ['Tsavo West', -3.35, 38.15],
  ['Samburu', 0.61, 37.53],
  ['Mount Kenya', -0.155, 37.31],
  ['Aberdare', -0.41, 36.7],
  ['Lake Nakuru', -0.4, 36.06],
  ['Hell’s Gate', -0.91, 36.31],
  ['Nairobi National Park', -1.37, 36.86],
  ['Meru National Park', 0.09, 38.2],
  ['Ol Pejeta', 0.01, 36.9],
  ['Shimba Hills', -4.23, 39.42],
  ['Arabuko Sokoke', -3.32, 39.87],
  ['Kakamega Forest', 0.29, 34.87],
  ['Mount Elgon', 1.05, 34.75],
  ['Chyulu Hills', -2.65, 37.88],
  ['Sibiloi', 3.95, 36.35],
  ['Marsabit', 2.28, 37.95],
  ['Ruma', -0.63, 34.33],
]

/** The zoom from which a name is shown. */
const SHOWN_FROM = { park: 8, county: 7, town: 8, area: 11 }
const CITIES = { Nairobi: 5, Mombasa: 5, Kisumu: 6, Nakuru: 6, Eldoret: 6, Garissa: 6, Lodwar: 6 }
const LARGER =
  /^(Malindi|Lamu|Meru|Marsabit|Wajir|Mandera|Kitale|Nyeri|Voi|Diani|Narok|Isiolo|Thika)$/

function named(file) {
  const source = readFileSync(join(places, file), 'utf8')
  const entry = /name: (?:'([^']+)'|"([^"]+)"),[^}]*?lat: (-?[\d.]+), lon: (-?[\d.]+)/g
  return [...source.matchAll(entry)].map(([, one, other, lat, lon]) => [
    (one ?? other).replace("'", '’'),
    Number(lat),
    Number(lon),
  ])
}

const label = (kind, zoomOf) => (place) => {
  const [name, lat, lon] = place
  return [kind, zoomOf(name), name, Math.round(lat * SCALE), Math.round(lon * SCALE)]
}
const always = (kind) => label(kind, () => SHOWN_FROM[kind])
const townZoom = (name) => CITIES[name] ?? (LARGER.test(name) ? 7 : SHOWN_FROM.town)
const parks = new Set(PARKS.map(([name]) => name))

const map = {
  kenya: countries
    .filter(({ properties }) => properties.name === 'Kenya')
    .flatMap(({ geometry }) => rings(geometry).map(deltas)),
  neighbours: countries
    .filter(({ properties }) => properties.name !== 'Kenya')
    .flatMap(({ geometry }) => rings(geometry).map(deltas)),
  lakes: [
    ...lakes.flatMap(({ geometry }) => rings(geometry).map(deltas)),
    ...SMALL_LAKES.map(([, ...shape]) => deltas(ellipse(...shape))),
  ],
  rivers: rivers.flatMap(({ geometry }) => lines(geometry).map(deltas)),
  labels: [
    ...named('towns.ts').map(label('town', townZoom)),
    ...SMALL_LAKES.map(label('lake', () => 9)),
    ...[
      ['Victoria', -0.75, 33.55],
      ['Turkana', 3.55, 36.08],
    ].map(label('lake', () => 6)),
    ...PARKS.map(always('park')),
    ...named('counties.ts').map(always('county')),
    ...named('areas.ts')
      .filter(([name]) => !parks.has(name))
      .map(always('area')),
  ],
}

writeFileSync(target, `${JSON.stringify(map)}\n`)
