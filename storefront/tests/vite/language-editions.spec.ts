import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ServerBuild } from 'react-router'
import { parseAst, type Rolldown } from 'vite'
import { buildIn, editionAsked } from '../../server/language-editions.ts'
import { editionOf } from '../../vite/language-editions.ts'

const chunk = (name: string, code: string, facts: Partial<Rolldown.OutputChunk> = {}) =>
  ({
    fileName: `assets/${name}`,
    code,
    imports: [],
    dynamicImports: [],
    facadeModuleId: null,
    ...facts,
  }) as unknown as Rolldown.OutputChunk

const home = chunk(
  'home-a1.js',
  'var h={"home.title":`Short stays`,"home.nowhere":[`Kept`]};export{h};'
)
const frame = chunk(
  'frame-b2.js',
  'import{h}from"./home-a1.js";const later=()=>import("./map-c3.js");preload(["assets/home-a1.js","assets/map-c3.js"])',
  { imports: ['assets/home-a1.js'], dynamicImports: ['assets/map-c3.js'] }
)
const map = chunk('map-c3.js', 'export const title="home.title"')
const whole = chunk('en-d4.js', 'export default {"home.title":`Short stays`}', {
  facadeModuleId: '/app/i18n/translations/en.ts',
})

test('an edition has the texts of its language, and its files name each other', () => {
  const edition = editionOf([home, frame, map, whole], 'sw', (code) => parseAst(code))
  assert.deepEqual([...edition.keys()], ['assets/home-a1.js', 'assets/frame-b2.js'])
  const [texts, importer] = [...edition.values()]
  assert.match(texts!.fileName, /^assets\/home-a1\.sw[\da-f]{6}\.js$/)
  assert.match(texts!.code, /"home\.title":"Makao: /)
  assert.match(texts!.code, /"home\.nowhere":\[`Kept`\]/)
  const name = texts!.fileName.replace('assets/', '')
  assert.equal(
    importer!.code,
    `import{h}from"./${name}";const later=()=>import("./map-c3.js");preload(["assets/${name}","assets/map-c3.js"])`
  )
})

test('pages in a language name its files, under a version of their own', () => {
  const assets = {
    version: 'v1',
    entry: { module: '/assets/frame-b2.js', imports: ['/assets/map-c3.js'] },
  }
  const build = { assets } as unknown as ServerBuild
  const own = buildIn('fr', build, { '/assets/frame-b2.js': '/assets/frame-b2.fr1.js' })
  assert.deepEqual(own.assets as object, {
    version: 'v1-fr',
    entry: { module: '/assets/frame-b2.fr1.js', imports: ['/assets/map-c3.js'] },
  })
  assert.equal(build.assets.version, 'v1')
})

test('a page is of its reader’s edition, and meets further ones in its own', () => {
  const headers = { 'accept-language': 'fr' }
  assert.equal(editionAsked({ url: '/about', headers }), 'fr')
  assert.equal(editionAsked({ url: '/__manifest?paths=%2Fabout&version=a1b2-sw', headers }), 'sw')
  assert.equal(editionAsked({ url: '/__manifest?paths=%2Fabout&version=a1b2', headers }), undefined)
})
