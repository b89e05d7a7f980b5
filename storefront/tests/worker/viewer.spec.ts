import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { clearPages, currentGeneration, mergeViewer, PAGES } from '../../worker/viewer.ts'

const stores = new Map<string, Map<string, Response>>()

Object.assign(globalThis, {
  caches: {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, store)
      return { put: async (path: string, response: Response) => void store.set(path, response) }
    },
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(path)?.clone(),
    delete: async (name: string) => stores.delete(name),
  },
})

const pageOf = (viewer?: string) =>
  new Response('', viewer ? { headers: { 'X-Viewer': viewer } } : {})

const keepAPage = () => stores.set(PAGES, new Map([['/dashboard/trips', new Response('Trips')]]))

beforeEach(clearPages)

test('pages of one viewer stay while the viewer stays', async () => {
  assert.equal(await mergeViewer(pageOf('amina'), currentGeneration()), true)
  keepAPage()
  assert.equal(await mergeViewer(pageOf('amina'), currentGeneration()), true)
  assert.equal(stores.has(PAGES), true)
})

test('another viewer finds nothing of the one before', async () => {
  await mergeViewer(pageOf('amina'), currentGeneration())
  keepAPage()
  assert.equal(await mergeViewer(pageOf('visitor'), currentGeneration()), true)
  assert.equal(stores.has(PAGES), false)
})

test('an answer asked for before the viewer changed is not kept', async () => {
  await mergeViewer(pageOf('amina'), currentGeneration())
  const began = currentGeneration()
  await mergeViewer(pageOf('visitor'), began)
  assert.equal(await mergeViewer(pageOf('amina'), began), false)
})

test('a page that names no viewer is never kept, and takes nothing away', async () => {
  await mergeViewer(pageOf('amina'), currentGeneration())
  keepAPage()
  assert.equal(await mergeViewer(pageOf(), currentGeneration()), false)
  assert.equal(stores.has(PAGES), true)
})
