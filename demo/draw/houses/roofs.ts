import { mix, type Colour } from '../core/colour.ts'
import { poly } from '../core/paths.ts'
import type { Frame, Spot } from '../core/space.ts'
import { drawBox, faceTone, type Stage } from '../core/stage.ts'

import { plane, drawPlanes, type Plane, type Roof } from './slopes.ts'

/** A roof sloping to all four sides. */
export function drawHipRoof(stage: Stage, frame: Frame, roof: Roof): void {
  const { x, z, eave, rise, overhang: o } = roof
  const [x0, x1, z0, z1] = [x[0] - o, x[1] + o, z[0] - o, z[1] + o]
  const drop = eave - ((o * rise) / ((z1 - z0) / 2 - o + 0.001)) * 0.55
  const wide = x1 - x0
  const deep = z1 - z0
  const inset = Math.min(wide, deep) / 2
  const ends: [Spot, Spot] =
    wide >= deep
      ? [
          [x0 + inset * 0.92, eave + rise, (z0 + z1) / 2],
          [x1 - inset * 0.92, eave + rise, (z0 + z1) / 2],
        ]
      : [
          [(x0 + x1) / 2, eave + rise, z0 + inset * 0.92],
          [(x0 + x1) / 2, eave + rise, z1 - inset * 0.92],
        ]
  const corner: Spot[] = [
    [x0, drop, z0],
    [x1, drop, z0],
    [x1, drop, z1],
    [x0, drop, z1],
  ]
  const long = wide >= deep
  const [a, b] = ends
  const planes: Plane[] = [
    plane([corner[2], corner[3], a, long ? b : b], [0, 0, 1], rise, deep),
    plane(
      long ? [corner[3], corner[0], a, a] : [corner[3], corner[0], a, b],
      [-1, 0, 0],
      rise,
      wide
    ),
    plane(
      long ? [corner[1], corner[2], b, b] : [corner[1], corner[2], b, a],
      [1, 0, 0],
      rise,
      wide
    ),
    plane(
      long ? [corner[0], corner[1], b, a] : [corner[0], corner[1], a, a],
      [0, 0, -1],
      rise,
      deep
    ),
  ]
  if (!long) planes[0] = plane([corner[2], corner[3], b, b], [0, 0, 1], rise, deep)
  drawPlanes(stage, frame, planes, roof)
}

/** A roof with two slopes and a gable at each end of its ridge, which runs along x (or z). */
export function drawGableRoof(
  stage: Stage,
  frame: Frame,
  roof: Roof,
  wall: Colour,
  along: 'x' | 'z' = 'x'
): void {
  const { x, z, eave, rise, overhang: o } = roof
  const half = (along === 'x' ? z[1] - z[0] : x[1] - x[0]) / 2
  const drop = eave - (o * rise) / half
  const top = eave + rise
  const [x0, x1, z0, z1] = [x[0] - o, x[1] + o, z[0] - o, z[1] + o]
  const [mx, mz] = [(x[0] + x[1]) / 2, (z[0] + z[1]) / 2]
  const gables: { normal: Spot; spots: Spot[] }[] =
    along === 'x'
      ? [
          {
            normal: [-1, 0, 0],
            spots: [
              [x[0], eave, z[0]],
              [x[0], eave, z[1]],
              [x[0], top, mz],
            ],
          },
          {
            normal: [1, 0, 0],
            spots: [
              [x[1], eave, z[0]],
              [x[1], eave, z[1]],
              [x[1], top, mz],
            ],
          },
        ]
      : [
          {
            normal: [0, 0, -1],
            spots: [
              [x[0], eave, z[0]],
              [x[1], eave, z[0]],
              [mx, top, z[0]],
            ],
          },
        ]
  const planes: Plane[] =
    along === 'x'
      ? [
          plane(
            [
              [x1, drop, z1],
              [x0, drop, z1],
              [x0, top, mz],
              [x1, top, mz],
            ],
            [0, 0, 1],
            rise,
            half * 2
          ),
          plane(
            [
              [x0, drop, z0],
              [x1, drop, z0],
              [x1, top, mz],
              [x0, top, mz],
            ],
            [0, 0, -1],
            rise,
            half * 2
          ),
        ]
      : [
          plane(
            [
              [x0, drop, z1],
              [x0, drop, z0],
              [mx, top, z0],
              [mx, top, z1],
            ],
            [-1, 0, 0],
            rise,
            half * 2
          ),
          plane(
            [
              [x1, drop, z0],
              [x1, drop, z1],
              [mx, top, z1],
              [mx, top, z0],
            ],
            [1, 0, 0],
            rise,
            half * 2
          ),
        ]
  for (const { normal, spots } of gables) {
    const seen = spots.map((spot) => frame.at(spot))
    const facing = frame.direction(normal)
    if (stage.camera.sees(seen[0], facing))
      stage.sheet.fill(poly(stage.camera.shape(seen)), faceTone(stage, wall, facing))
  }
  drawPlanes(stage, frame, planes, roof)
  drawVerge(stage, frame, roof, along, drop, top)
}

/** The boards along the sloping edges of a gable. */
function drawVerge(
  stage: Stage,
  frame: Frame,
  { x, z, overhang: o, colour }: Roof,
  along: 'x' | 'z',
  drop: number,
  top: number
): void {
  const runs: { normal: Spot; spots: [Spot, Spot, Spot] }[] =
    along === 'z'
      ? [
          {
            normal: [0, 0, -1],
            spots: [
              [x[0] - o, drop, z[0] - o],
              [(x[0] + x[1]) / 2, top, z[0] - o],
              [x[1] + o, drop, z[0] - o],
            ],
          },
        ]
      : [-1, 1].map((side) => {
          const at = side < 0 ? x[0] - o : x[1] + o
          return {
            normal: [side, 0, 0] as Spot,
            spots: [
              [at, drop, z[0] - o],
              [at, top, (z[0] + z[1]) / 2],
              [at, drop, z[1] + o],
            ] as [Spot, Spot, Spot],
          }
        })
  for (const { normal, spots } of runs) {
    const facing = frame.direction(normal)
    if (!stage.camera.sees(frame.at(spots[0]), facing)) continue
    const lower = spots.map(([a, b, c]) => [a, b - 0.22, c] as Spot).reverse()
    stage.sheet.fill(
      poly(stage.camera.shape([...spots, ...lower].map((spot) => frame.at(spot)))),
      faceTone(stage, mix(colour, '#f6ead6', 0.55), facing)
    )
  }
}

/** A flat roof: a thin slab that stands out over the walls. */
export function drawFlatRoof(
  stage: Stage,
  frame: Frame,
  { x, z, eave, overhang: o, colour }: Omit<Roof, 'kind' | 'rise'>,
  thick = 0.32
): void {
  drawBox(
    stage,
    frame,
    { x: [x[0] - o, x[1] + o], y: [eave, eave + thick], z: [z[0] - o, z[1] + o] },
    colour
  )
}
