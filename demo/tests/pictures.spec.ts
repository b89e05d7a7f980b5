import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { TIMES } from '../draw/core/light.ts'
import { PLACES } from '../draw/core/scene.ts'
import { drawings } from '../draw/drawings.ts'
import { drawAvatar } from '../draw/portraits/avatar.ts'
import { drawScene } from '../draw/scene.ts'
import { KINDS, type SceneRequest } from '../draw/scenes/request.ts'

const folder = fileURLToPath(new URL('../pictures', import.meta.url))

test('the folder holds what the data names, and nothing else', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const named = drawings().map(({ file }) => file)
  assert.deepEqual(files.filter((file) => file.endsWith('.webp')).sort(), named.sort())
})

test('pictures of houses are as wide as a page shows, faces are square', async () => {
  for (const { file } of drawings().filter((_, i) => i % 20 === 0)) {
    const { format, width, height } = await sharp(`${folder}/${file}`).metadata()
    const size = file.startsWith('people/') ? [512, 512] : [1440, 1080]
    assert.deepEqual([format, width, height], ['webp', ...size], file)
  }
})

test('the same request gives the same drawing, another seed another one', () => {
  const request: SceneRequest = {
    seed: 'baobab',
    kind: 'exterior',
    place: 'coast',
    time: 'golden',
    type: 'villa',
  }
  assert.equal(drawScene(request), drawScene({ ...request }))
  assert.notEqual(drawScene(request), drawScene({ ...request, seed: 'acacia' }))
  assert.equal(drawAvatar('njeri'), drawAvatar('njeri'))
  assert.notEqual(drawAvatar('njeri'), drawAvatar('brian'))
})

test('every kind of scene can be drawn everywhere at any hour, without text', () => {
  const types = ['studio', 'villa', 'apartment', 'house', 'three-bedroom'] as const
  PLACES.forEach((place, i) => {
    KINDS.forEach((kind, j) => {
      const time = TIMES[(i + j) % TIMES.length]
      const type = types[(i * 3 + j) % types.length]
      const svg = drawScene({ seed: `${place} ${kind}`, kind, place, time, type })
      assert.match(svg, /^<svg [^>]*width="1600" height="1200"/)
      assert.doesNotMatch(svg, /<text|NaN|undefined|Infinity/)
    })
  })
})
