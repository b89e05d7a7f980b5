import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/*
 * Writes `.br` and `.gz` beside every compressible built file, so that the server never spends
 * time on the best compression: node scripts/precompress.ts <folder>
 */
const TYPES = new Set(['.js', '.css', '.svg', '.json', '.html', '.txt', '.webmanifest'])
const folder = process.argv[2] ?? 'build/client'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TYPES.has(extname(entry.name))) {
    continue
  }
  const file = join(entry.parentPath, entry.name)
  const content = await readFile(file)
  if (content.length > 512) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    await writeFile(`${file}.br`, await brotli(content, { params }))
    await writeFile(`${file}.gz`, await gz(content, { level: 9 }))
  }
}
