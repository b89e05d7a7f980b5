import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import {
  clearPages,
  currentGeneration,
  endViewer,
  mergeViewer,
  PAGES,
} from '../../worker/viewer.ts'

const stores = new Map<string, Map<string, Response>>()
const told: string[] = []

const browser = {
  self: { clients: { matchAll: async () => [{ postMessage: (text: string) => told.push(text) }] } },
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
}

const pageOf = (viewer?: string) =>
  new Response('', viewer ? { headers: { 'X-Viewer': viewer } } : {})

const NOW = Date.parse('2026-12-04T09:00:00Z')
const HOUR = 3_600_000

/** A page of Amina's, whose session lives for so long by the clock of the server. */
const pageFor = (time: number, served = NOW) =>
  new Response('', {
    headers: {
      'X-Viewer': 'amina-en',
      'X-Viewer-Until': new Date(served + time).toISOString(),
      'Date': new Date(served).toUTCString(),
    },
  })

const keepAPage = () => stores.set(PAGES, new Map([['/dashboard/trips', new Response('Trips')]]))

describe('Whose pages are kept', () => {
  before(() => Object.assign(globalThis, browser))
  after(() => {
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name)
  })
  beforeEach(clearPages)

  test('pages of one viewer stay while the viewer stays', async () => {
    assert.equal(await mergeViewer(pageOf('amina-en'), currentGeneration()), true)
    keepAPage()
    assert.equal(await mergeViewer(pageOf('amina-en'), currentGeneration()), true)
    assert.equal(stores.has(PAGES), true)
  })

  test('another viewer finds nothing of the one before', async () => {
    await mergeViewer(pageOf('amina-en'), currentGeneration())
    keepAPage()
    assert.equal(await mergeViewer(pageOf('visitor-en'), currentGeneration()), true)
    assert.equal(stores.has(PAGES), false)
  })

  test('nobody finds pages in the language of before', async () => {
    await mergeViewer(pageOf('visitor-en'), currentGeneration())
    keepAPage()
    assert.equal(await mergeViewer(pageOf('visitor-sw'), currentGeneration()), true)
    assert.equal(stores.has(PAGES), false)
  })

  test('an answer asked for before the viewer changed is not kept', async () => {
    await mergeViewer(pageOf('amina-en'), currentGeneration())
    const began = currentGeneration()
    await mergeViewer(pageOf('visitor-en'), began)
    assert.equal(await mergeViewer(pageOf('amina-en'), began), false)
  })

  test('a page that names no viewer is never kept, and takes nothing away', async () => {
    await mergeViewer(pageOf('amina-en'), currentGeneration())
    keepAPage()
    assert.equal(await mergeViewer(pageOf(), currentGeneration()), false)
    assert.equal(stores.has(PAGES), true)
  })

  test('open pages are told when another tab has signed in or out', async () => {
    await mergeViewer(pageOf('amina-en'), currentGeneration())
    told.length = 0
    await mergeViewer(pageOf('amina-en'), currentGeneration())
    assert.equal(told.length, 0)
    await mergeViewer(pageOf('visitor-en'), currentGeneration())
    assert.equal(told.length, 1)
  })

  describe('Pages end with the session', () => {
    const isShown = async (now: number) => {
      await endViewer(now)
      return stores.has(PAGES)
    }

    test('by the clock of the server, however wrong the one of the phone is', async () => {
      await mergeViewer(pageFor(HOUR, NOW + 400 * 24 * HOUR), currentGeneration(), NOW)
      keepAPage()
      assert.equal(await isShown(NOW + HOUR - 1), true)
      assert.equal(await isShown(NOW + HOUR), false)
    })

    test('which an answer that did not ask for it does not prolong', async () => {
      await mergeViewer(pageFor(HOUR), currentGeneration(), NOW)
      keepAPage()
      await mergeViewer(pageOf('amina-en'), currentGeneration(), NOW + HOUR / 2)
      assert.equal(await isShown(NOW + HOUR), false)
    })

    test('and after a week without a word from the server, however long it is', async () => {
      for (const page of [pageFor(30 * 24 * HOUR), pageOf('amina-en')]) {
        await clearPages()
        await mergeViewer(page, currentGeneration(), NOW)
        keepAPage()
        assert.equal(await isShown(NOW + 7 * 24 * HOUR - 1), true)
        assert.equal(await isShown(NOW + 7 * 24 * HOUR), false)
      }
    })

    test('at once where the server knows that it is over, and the reader is a visitor', async () => {
      await mergeViewer(pageFor(HOUR), currentGeneration(), NOW)
      keepAPage()
      assert.equal(await mergeViewer(pageFor(-NOW), currentGeneration(), NOW), true)
      assert.equal(stores.has(PAGES), false)
      keepAPage()
      assert.equal(await mergeViewer(pageOf('visitor-en'), currentGeneration(), NOW), true)
      assert.equal(stores.has(PAGES), true)
    })

    test('but not those of a visitor', async () => {
      await mergeViewer(pageOf('visitor-en'), currentGeneration(), NOW)
      keepAPage()
      assert.equal(await isShown(NOW + 365 * 24 * HOUR), true)
    })
  })
})
