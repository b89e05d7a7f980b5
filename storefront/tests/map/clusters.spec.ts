import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clusters } from '../../app/map/clusters.ts'

type Point = { x: number; y: number }
const at = (point: Point) => point
const sizes = (points: Point[]) => clusters(points, at).map((group) => group.length)

test('pins that would cover one another are one group', () => {
  assert.deepEqual(
    sizes([
      { x: 0, y: 0 },
      { x: 103, y: 43 },
    ]),
    [2]
  )
})

test('pins side by side, or one above the other, stand alone', () => {
  assert.deepEqual(
    sizes([
      { x: 0, y: 0 },
      { x: 104, y: 0 },
    ]),
    [1, 1]
  )
  assert.deepEqual(
    sizes([
      { x: 0, y: 0 },
      { x: 0, y: 44 },
    ]),
    [1, 1]
  )
})

test('a row of near pins is measured from the first of each group, and none is lost', () => {
  const row = Array.from({ length: 10 }, (_, index) => ({ x: index * 60, y: 0 }))
  assert.deepEqual(sizes(row), [2, 2, 2, 2, 2])
  assert.deepEqual(clusters(row, at).flat(), row)
})
