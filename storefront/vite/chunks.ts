import { fileURLToPath } from 'node:url'

type Graph = { getModuleInfo(id: string): { importedIds: string[] } | null }

const LIBRARIES = /node_modules[\\/](react|react-dom|scheduler|react-router|@lingui)[\\/]/

/** The icons' index names them all; which of them a page shows decides where they go. */
const ICONS = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/

const module = (name: string) =>
  fileURLToPath(new URL(`../app/${name}`, import.meta.url)).replaceAll('\\', '/')

/** The last of them is smaller than a file of its own would be: it is part of every form, and forms are everywhere. */
const frame = ['root.tsx', 'entry.client.tsx', 'kept-typing.ts'].map(module)

/** The way to a stay: whoever sees one of these pages is about to see another. */
const listing = module('routes/properties/route.tsx')
const neighbours = ['routes/home/route.tsx', 'routes/property/route.tsx'].map(module)

/** Everything these modules bring along at once, themselves included. */
function broughtBy(entries: string[], graph: Graph) {
  const brought = new Set<string>()
  const open = [...entries]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (!brought.has(id)) {
      brought.add(id)
      open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
  }
  return brought
}

/** What every page gets when it has been there for a moment. */
const companion = module('offline/companion.tsx')

let onEveryPage: Set<string> | undefined
let inListing: Set<string> | undefined
let inNeighbours: Set<string> | undefined
let withCompanion: Set<string> | undefined

/**
 * Which modules travel together. Left to itself the bundler makes dozens of tiny files a page, each with a
 * request and a dictionary of its own: one file of libraries, one of what every page has, one of what the listing
 * shares with the pages before and after it, one of what follows every page, and one for each other set of pages that
 * share something weigh less, in half as many requests. Sets below 1.5 kB join their neighbours.
 */
export const chunks = {
  groups: [
    { name: 'libraries', priority: 5, test: LIBRARIES },
    {
      name: (id: string, graph: Graph) => {
        onEveryPage ??= broughtBy(frame, graph)
        return onEveryPage.has(id) && !ICONS.test(id) ? 'frame' : null
      },
      priority: 4,
    },
    {
      name: (id: string, graph: Graph) => {
        inListing ??= broughtBy([listing], graph)
        inNeighbours ??= broughtBy(neighbours, graph)
        return inListing.has(id) && inNeighbours.has(id) && !ICONS.test(id) ? 'places' : null
      },
      priority: 3,
    },
    {
      name: (id: string, graph: Graph) => {
        withCompanion ??= broughtBy([companion], graph)
        return withCompanion.has(id) && !ICONS.test(id) ? 'companion' : null
      },
      priority: 2,
    },
    {
      name: 'shared',
      priority: 1,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 1500,
    },
  ],
}
