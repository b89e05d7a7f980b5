import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_getPatchRoutesOnNavigationFunction as discoverRoutes,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as dataOverTheWire,
} from 'react-router'
import {
  isDataRequest,
  isDiscovery,
  openDocument,
  openLinkAsDocument,
  pageOfData,
} from '../../router-internals/data-requests.ts'

/*
 * React Router's own client, as it runs in the browser, offline: its requests are answered as the
 * service worker answers them.
 */

const manifest = {
  version: '1',
  entry: { module: '', imports: [] },
  url: '',
  routes: { page: { id: 'page', hasLoader: true, hasClientLoader: false, module: '' } },
} as never

/** As the framework's routes in the browser have it: the second argument is the request. */
const fromTheServer = (_args: unknown, request?: unknown) => (request as () => unknown)()

/** Visits `path` in a browser that knows `known`, and where every request gets `answer`. */
async function visit(path: string, known: string, answer: (url: URL) => Response) {
  const browser = { asked: [] as URL[], opened: [] as string[] }
  const location = {
    origin: 'http://localhost',
    assign: (to: string) => browser.opened.push(to),
    set href(to: string) {
      browser.opened.push(to)
    },
  }
  const window = Object.assign(new EventTarget(), {
    location,
    document: { createElement: () => null },
  })
  Object.assign(globalThis, {
    window,
    fetch: async (url: URL) => {
      browser.asked.push(new URL(url))
      return answer(new URL(url))
    },
  })
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/start'] }),
    routes: [
      { id: 'start', path: '/start' },
      { id: 'page', path: known, loader: fromTheServer },
    ],
    hydrationData: { loaderData: {} },
    window: window as never,
    dataStrategy: dataOverTheWire(() => router, manifest, {}, true, '/', true),
    patchRoutesOnNavigation: discoverRoutes(
      () => router,
      manifest,
      {},
      true,
      { mode: 'lazy', manifestPath: '/__manifest' },
      false,
      '/'
    ),
  })
  void router.initialize().navigate(path)
  for (let tries = 0; tries < 100 && browser.opened.length === 0; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return browser
}

for (const page of ['/', '/properties', '/properties/19?checkIn=2027-02-03', '/properties/']) {
  test(`${page} is asked for by its data, and opened as a document instead`, async () => {
    const { asked, opened } = await visit(page, page.split('?')[0] ?? '', (url) =>
      openDocument(pageOfData(url))
    )
    assert.deepEqual(asked.map(isDataRequest), [true])
    assert.deepEqual(asked.map(pageOfData), [page])
    assert.deepEqual(opened, [page])
  })
}

describe('Requests for data, offline', () => {
  const { fetch } = globalThis
  after(() => {
    Object.assign(globalThis, { fetch })
    Reflect.deleteProperty(globalThis, 'window')
  })

  test('a page whose routes are not known yet is opened as a document', async () => {
    const { asked, opened } = await visit('/new?a=1', '/known', openLinkAsDocument)
    assert.deepEqual(asked.map(isDiscovery), [true])
    assert.deepEqual(opened, ['/new?a=1'])
  })

  test('what a data request says beside its page is no part of the page', () => {
    const url = new URL('http://localhost/properties.data?view=map&_routes=root')
    assert.equal(pageOfData(url), '/properties?view=map')
  })
})
