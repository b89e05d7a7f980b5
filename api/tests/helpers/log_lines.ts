import logger from '@adonisjs/core/services/logger'
import type { TestContext } from '@japa/runner/core'

type Stream = { write: (line: string) => unknown }

/**
 * Until the end of a test whatever is logged, of every level, is kept instead.
 * @returns the lines as they would be written
 */
export function keepLogLines(cleanup: TestContext['cleanup']) {
  const lines: string[] = []
  const pino = logger.pino as unknown as Record<symbol, Stream> & { level: string }
  const name = symbolsOf(pino).find(({ description }) => description === 'pino.stream')!
  const [stream, level] = [pino[name], pino.level]
  pino[name] = { write: (line) => lines.push(line) }
  pino.level = 'trace'
  cleanup(() => {
    pino[name] = stream
    pino.level = level
  })
  return lines
}

function symbolsOf(one: object | null): symbol[] {
  return one
    ? [...Object.getOwnPropertySymbols(one), ...symbolsOf(Object.getPrototypeOf(one) as object)]
    : []
}
