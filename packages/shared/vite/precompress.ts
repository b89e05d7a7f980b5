import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES = new Set(['.js', '.css', '.svg', '.json', '.html', '.txt', '.webmanifest'])

/** Smaller files are not compressed, in bytes. */
const SMALL = 512

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes a `.br` and a `.gz` beside every compressible file of a build, so that nothing static is
 * compressed on request.
 */
export async function precompress(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TYPES.has(extname(entry.name)))
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))))
}

async function compress(file: string) {
  const content = await readFile(file)
  if (content.length <= SMALL) {
    return
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await writeFile(`${file}.br`, await brotli(content, { params }))
  await writeFile(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }))
}
