import { extname } from 'node:path'
import type { Request, Response } from 'express'

/** As `precompress` wrote them beside the file, the smaller one first. */
const VARIANTS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const YEAR = 31_536_000

interface Built {
  folder: string
  /** Of a file within the folder. */
  name: string
  /** In seconds; for a year it is immutable. */
  maxAge: number
  /** What may be there; without it the disk is asked. */
  listed?: Set<string>
  /** Never used without asking, whatever its age. */
  isRevalidated?: boolean
}

/**
 * Sends a built file, compressed where it lies so and its reader takes that. A file that has gone is no error.
 * @returns whether there was one
 */
export async function sendBuilt(req: Request, res: Response, built: Built) {
  const { name, listed } = built
  for (const [encoding, ending] of VARIANTS) {
    const isThere = !listed || listed.has(name + ending)
    if (isThere && req.acceptsEncodings(encoding) && (await sent(res, built, ending, encoding))) {
      return true
    }
  }
  return sent(res, built)
}

function sent(
  res: Response,
  { folder, name, maxAge, isRevalidated = false }: Built,
  ending = '',
  encoding?: string
): Promise<boolean> {
  res.type(extname(name))
  res.vary('Accept-Encoding')
  if (encoding) {
    res.setHeader('Content-Encoding', encoding)
  }
  if (isRevalidated) {
    res.setHeader('Cache-Control', 'no-cache')
  }
  return new Promise((done) =>
    res.sendFile(
      name + ending,
      {
        root: folder,
        maxAge: maxAge * 1000,
        immutable: maxAge === YEAR,
        acceptRanges: false,
        cacheControl: !isRevalidated,
      },
      (error?: Error) => {
        if (error && res.headersSent) {
          // It went, or its reader did, while it was sent.
          res.destroy()
        } else if (error) {
          forget(res)
        }
        done(!error || res.headersSent)
      }
    )
  )
}

/** What was said of a file that is not sent does not hold for what is. */
function forget(res: Response) {
  const said = ['Type', 'Encoding', 'Length'].map((name) => `Content-${name}`)
  for (const name of [...said, 'Cache-Control', 'ETag', 'Last-Modified', 'Vary']) {
    res.removeHeader(name)
  }
}
