import { Transform, type TransformCallback } from 'node:stream'

/**
 * Joins synchronous writes into one chunk. React writes 2 kB at a time, and flushing each through
 * the compression is slow and compresses badly.
 */
export class GatheringStream extends Transform {
  #pieces: Buffer[] = []
  #timer: NodeJS.Immediate | null = null

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.#pieces.push(piece)
    this.#timer ??= setImmediate(() => this.#send())
    done()
  }

  override _flush(done: TransformCallback) {
    this.#send()
    done()
  }

  #send() {
    if (this.#timer) {
      clearImmediate(this.#timer)
      this.#timer = null
    }
    if (this.#pieces.length > 0) {
      this.push(Buffer.concat(this.#pieces.splice(0)))
    }
  }
}
