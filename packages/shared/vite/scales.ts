import { brotliCompressSync } from 'node:zlib'
import type { Rolldown } from 'vite'

export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/**
 * Weighs chunks with their imports (brotli, bytes), each file once, without those already loaded.
 */
export function scales(chunks: Rolldown.OutputChunk[]) {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const weights = new Map<string, number>()

  function weigh(roots: Rolldown.OutputChunk[], known: ReadonlySet<string> = new Set()) {
    const files = new Set<string>()
    const add = ({ fileName, imports }: Rolldown.OutputChunk) => {
      if (known.has(fileName) || files.has(fileName)) return
      files.add(fileName)
      for (const name of imports) {
        const chunk = named.get(name)
        if (chunk) add(chunk)
      }
    }
    roots.forEach(add)
    return { files, bytes: [...files].reduce((sum, name) => sum + weightOf(name), 0) }
  }

  function weightOf(name: string) {
    const weight = weights.get(name) ?? brotliCompressSync(named.get(name)!.code).length
    weights.set(name, weight)
    return weight
  }

  function chunkOf(id: string) {
    const chunk = chunks.find(({ facadeModuleId, moduleIds }) =>
      facadeModuleId ? facadeModuleId === id : moduleIds.includes(id)
    )
    if (!chunk) throw new Error(`${id} is in no file of the build`)
    return chunk
  }

  return { weigh, chunkOf }
}
