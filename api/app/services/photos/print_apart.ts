import { fork } from 'node:child_process'
import { on } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { VariantFormat } from '#services/photos/photo_keys'
import type { Effort, Print } from '#services/photos/print_variants'

/** What is to be printed from a stored original. */
export type PrintOrder = {
  original: Uint8Array
  widths: number[]
  formats: readonly VariantFormat[]
  effort: Effort
}

type Message = { print: Print } | { done: true } | { failure: string }

/** Seconds without a print after which the process is given up; the slowest honest one takes two. */
const PATIENCE = 60

const ENTRY = new URL(
  import.meta.url.endsWith('.ts') ? './print_process.ts' : './print_process.js',
  import.meta.url
)

/**
 * The prints of a picture, made by a process of their own that leaves the processor to whoever wants it
 * (print_process): twenty new pictures do not slow everybody's search. Should it die, this throws.
 */
export async function* printApart(order: PrintOrder): AsyncGenerator<Print> {
  const end = new AbortController()
  const child = fork(fileURLToPath(ENTRY), {
    serialization: 'advanced',
    execArgv: process.execArgv.filter((option) => !option.includes('hot-hook')),
  })
  const deadline = setTimeout(() => child.kill('SIGKILL'), PATIENCE * 1000)
  child.on('error', () => end.abort())
  /** After its last message has been read, however it ended. */
  child.once('disconnect', () => end.abort())
  child.send(order)
  try {
    for await (const [message] of on(child, 'message', { signal: end.signal })) {
      const said = message as Message
      if ('done' in said) return
      if ('failure' in said) throw new Error(said.failure)
      deadline.refresh()
      yield said.print
    }
  } catch (error) {
    throw new Error('the process that prints pictures ended early', { cause: error })
  } finally {
    clearTimeout(deadline)
    if (child.connected) child.disconnect()
  }
}
