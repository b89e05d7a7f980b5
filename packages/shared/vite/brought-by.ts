export type Graph = { getModuleInfo(id: string): { importedIds: string[] } | null }

/** The static imports of these modules, themselves included. */
export function broughtBy(entries: string[], graph: Graph) {
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
