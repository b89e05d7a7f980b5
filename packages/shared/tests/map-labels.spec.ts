import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fitting, type Label } from '../src/map/labels.ts'

const label = (name: string, zoom: number, x: number, y: number, kind: Label['kind'] = 'town') =>
  ({ kind, zoom, name, at: [y, x] }) satisfies Label

/** One degree is ten pixels. */
const at = ([y, x]: Label['at']) => ({ x: x * 10, y: y * 10 })
const names = (labels: Label[], zoom: number) => fitting(labels, zoom, at).map(({ name }) => name)

test('a name is shown from its zoom on, and a country’s not when one is near', () => {
  const labels = [label('Kenya', 5, 0, 0, 'country'), label('Nairobi', 6, 90, 90)]
  assert.deepEqual(names(labels, 5), ['Kenya'])
  assert.deepEqual(names(labels, 6), ['Kenya', 'Nairobi'])
  assert.deepEqual(names(labels, 8), ['Nairobi'])
})

test('of two names over each other the more important one stays, whatever their order', () => {
  const labels = [label('Karen', 8, 1, 1), label('Nairobi', 5, 0, 0)]
  assert.deepEqual(names(labels, 9), ['Nairobi'])
})

test('names beside or below each other both stay', () => {
  const beside = [label('Diani', 7, 0, 0), label('Kwale', 7, 4, 0)]
  const below = [label('Diani', 7, 0, 0), label('Kwale', 7, 0, 2)]
  assert.equal(names(beside, 8).length, 2)
  assert.equal(names(below, 8).length, 2)
})

test('a pin hides the name beneath it', () => {
  assert.deepEqual(fitting([label('Diani', 7, 0, 0)], 8, at, [{ x: 20, y: 5 }]), [])
})
