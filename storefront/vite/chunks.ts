import { fileURLToPath } from 'node:url'
import { broughtBy, type Graph } from '@makao/shared/vite/brought-by'

const LIBRARIES = /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/

/** The icons' index imports them all, so icons are placed by the pages that show them. */
const ICONS = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/

const module = (name: string) =>
  fileURLToPath(new URL(`../app/${name}`, import.meta.url)).replaceAll('\\', '/')

/** The last of them is smaller than a file of its own, and every form needs it. */
const frame = ['root.tsx', 'entry.client.tsx', 'answer-offline.ts'].map(module)

/** The pages on the way to a stay, which are visited together. */
const listing = module('routes/properties/route.tsx')
const place = module('routes/property/route.tsx')
const home = module('routes/home/route.tsx')

/** Loaded by every page after a moment. */
const workerClient = module('offline/service-worker-client.tsx')

let onEveryPage: Set<string> | undefined
let inListing: Set<string> | undefined
let inPlace: Set<string> | undefined
let inHome: Set<string> | undefined
let withWorkerClient: Set<string> | undefined

/**
 * Groups modules into chunks. By default the bundler makes dozens of tiny files per page, each with
 * its own request and compression dictionary. One chunk of libraries, one of the frame, two shared
 * by the pages around the listing, one loaded after every page, and one per other set of pages
 * weigh less in half as many requests. Merging the smallest of those sets would make every page heavier.
 */
export const chunks = {
  groups: [
    { name: 'libraries', priority: 6, test: LIBRARIES },
    {
      name: (id: string, graph: Graph) => {
        onEveryPage ??= broughtBy(frame, graph)
        return onEveryPage.has(id) && !ICONS.test(id) ? 'frame' : null
      },
      priority: 5,
    },
    {
      name: (id: string, graph: Graph) => {
        inListing ??= broughtBy([listing], graph)
        inPlace ??= broughtBy([place], graph)
        return inListing.has(id) && inPlace.has(id) && !ICONS.test(id) ? 'places' : null
      },
      priority: 4,
    },
    // A place shows no cards of others.
    {
      name: (id: string, graph: Graph) => {
        inHome ??= broughtBy([home], graph)
        return inListing?.has(id) && inHome.has(id) && !ICONS.test(id) ? 'cards' : null
      },
      priority: 3,
    },
    {
      name: (id: string, graph: Graph) => {
        withWorkerClient ??= broughtBy([workerClient], graph)
        return withWorkerClient.has(id) && !ICONS.test(id) ? 'service-worker-client' : null
      },
      priority: 2,
    },
    // What the listing shares with its late parts stays with it; what those need alone stays out of it.
    {
      name: (id: string) => {
        const isOfListing = inListing?.has(id) && /routes[\\/]properties|listing\.json/.test(id)
        return isOfListing ? 'listing' : null
      },
      priority: 2,
    },
    { name: 'states', priority: 2, test: /components[\\/]page-state/ },
    // Each of them is smaller than what a file of its own takes, and a form has both.
    { name: 'forms', priority: 2, test: /components[\\/](form-alert|submit-button)\.tsx/ },
    {
      name: 'shared',
      priority: 1,
      minShareCount: 2,
      entriesAware: true,
    },
  ],
}

/** What several pages share is named after all of them, in every file that imports it: a hash suffices. */
export const shortName = ({ name }: { name: string }) => `assets/${name.split('~', 1)[0]}-[hash].js`
