import { fileURLToPath } from 'node:url'

type Graph = { getModuleInfo(id: string): { importedIds: string[] } | null }

const LIBRARIES = /node_modules[\\/](react|react-dom|scheduler|react-router|@lingui)[\\/]/

/** The icons' index names them all; which of them a page shows decides where they go. */
const ICONS = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/

const frame = ['root.tsx', 'entry.client.tsx'].map((name) =>
  fileURLToPath(new URL(`../app/${name}`, import.meta.url)).replaceAll('\\', '/')
)

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

let onEveryPage: Set<string> | undefined

/**
 * Which modules travel together. Left to itself the bundler makes dozens of tiny files a page, each with a
 * request and a dictionary of its own: one file of libraries, one of what every page has, and one for each
 * set of pages that share something weigh less, in half as many requests. Sets below 1.5 kB join their neighbours.
 */
export const chunks = {
  groups: [
    { name: 'libraries', priority: 3, test: LIBRARIES },
    {
      name: (id: string, graph: Graph) => {
        onEveryPage ??= broughtBy(frame, graph)
        return onEveryPage.has(id) && !ICONS.test(id) ? 'frame' : null
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
