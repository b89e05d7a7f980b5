import type { HttpError } from '@refinedev/core'
import { MAX_PROPERTY_PHOTOS, photoFault, type PhotoFault } from '~uploads/photo-limits'
import { newUploadKey } from '~uploads/send-upload'
import { shrinkPhoto } from '~uploads/shrink-photo'
import type { Image } from '../../../api/types'
import { failureOf, send } from '../../../providers/upload'

export interface Words {
  caption: string
  alt: string
}

/** A picture that was chosen here and is not on the server yet. */
export interface Shot extends Words {
  /** Also the Idempotency-Key under which it travels: sent twice, it is there once. */
  key: string
  file: File
  /** Where the browser shows it from. */
  url: string
  state: 'preparing' | 'ready' | 'sending' | 'waiting' | 'failed'
  /** How much of it has been sent, from 0 to 1. */
  share: number
  /** Why it failed. */
  error?: string
}

type Stored = (images: Image[]) => void
type Failed = (error: HttpError) => void

const MAX = { max: MAX_PROPERTY_PHOTOS }

/**
 * The pictures on their way, outside React: sending goes on while screens are drawn anew. One travels at
 * a time, so that a slow line finishes some instead of starting all.
 */
export class PhotoQueue {
  #shots: readonly Shot[] = []
  #listeners = new Set<() => void>()
  #end = new AbortController()
  #preparing: Promise<unknown> = Promise.resolve()
  #running: Promise<void> | null = null

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  shots = () => this.#shots

  /**
   * Takes pictures in: shown at once, made smaller in the background. Too many are refused together,
   * of others only those that are of the wrong type or still too large.
   *
   * @param stored - how many the property has already
   * @returns why some were not taken, null when all were
   */
  async add(files: File[], stored: number): Promise<PhotoFault | null> {
    const sizeless = files.map(({ name, type }) => ({ name, type, size: 0 }))
    const fault = photoFault(sizeless, { ...MAX, current: stored + this.#shots.length })
    if (fault?.rule === 'count') {
      return fault
    }
    const shots = files.filter((_, index) => !photoFault([sizeless[index]], MAX)).map(shotOf)
    this.#set([...this.#shots, ...shots])
    const prepared = this.#preparing.then(() => this.#prepare(shots))
    this.#preparing = prepared
    return fault ?? (await prepared)
  }

  remove(key: string) {
    const gone = this.#shots.find((shot) => shot.key === key)
    if (gone) {
      URL.revokeObjectURL(gone.url)
      this.#set(this.#shots.filter((shot) => shot !== gone))
    }
  }

  move(from: number, to: number) {
    this.#set(this.#shots.toSpliced(from, 1).toSpliced(to, 0, this.#shots[from]))
  }

  word(key: string, words: Words) {
    this.#change(key, words)
  }

  /** Nothing is wrong with this picture: what it travelled with was refused. */
  acquit({ key }: Shot) {
    this.#change(key, { state: 'ready', error: undefined })
  }

  /** Until all that were chosen are small enough to travel. */
  prepared = () => this.#preparing

  /**
   * Sends what waits or failed, one after the other, to a property. A line that stays broken stops
   * them all; a picture that is refused only itself.
   *
   * @param stored - hears of all pictures of the property after each that arrived
   * @param failed - hears why the rest was not sent
   */
  sendTo(id: number, stored: Stored, failed: Failed) {
    this.#running ??= this.#sendAll(id, stored, failed).finally(() => (this.#running = null))
    return this.#running
  }

  /** One request with this picture, reported in its tile. */
  async post<Data>({ key }: Shot, url: string, form: FormData) {
    this.#change(key, { state: 'sending', share: 0, error: undefined })
    const outcome = await send<Data>({
      url,
      form,
      key,
      signal: this.#end.signal,
      onProgress: ({ state, share }) =>
        this.#change(key, { state: state === 'waiting' ? 'waiting' : 'sending', share }),
    })
    const error = failureOf(outcome)
    if (outcome.state === 'done') {
      this.remove(key)
    } else {
      this.#change(key, error ? { state: 'failed', error: error.message } : { state: 'ready' })
    }
    return { outcome, error }
  }

  /** Lets go of everything; what is under way ends. */
  close() {
    this.#end.abort()
    this.#end = new AbortController()
    this.#shots.forEach(({ url }) => URL.revokeObjectURL(url))
    this.#set([])
  }

  async #prepare(shots: Shot[]) {
    let fault: PhotoFault | null = null
    for (const { key, file } of shots) {
      const small = await shrinkPhoto(file)
      const wrong = photoFault([small], MAX)
      fault ??= wrong
      if (wrong) {
        this.remove(key)
      } else {
        this.#change(key, { file: small, state: 'ready' })
      }
    }
    return fault
  }

  async #sendAll(id: number, stored: Stored, failed: Failed) {
    await this.#preparing
    this.#changeAll('failed', { state: 'ready', error: undefined })
    for (let shot = this.#next(); shot; shot = this.#next()) {
      const url = `/api/v1/properties/${id}/photos`
      const { outcome, error } = await this.post<Image[]>(shot, url, formOfShot(shot))
      if (outcome.state === 'done') {
        stored(outcome.data)
      } else if (!error) {
        return
      } else if (error.statusCode !== 422) {
        this.#changeAll('ready', { state: 'failed', error: error.message })
        failed(error)
        return
      }
    }
  }

  #next = () => this.#shots.find(({ state }) => state === 'ready')

  #changeAll(state: Shot['state'], changes: Partial<Shot>) {
    this.#set(this.#shots.map((shot) => (shot.state === state ? { ...shot, ...changes } : shot)))
  }

  #change(key: string, changes: Partial<Shot>) {
    this.#set(this.#shots.map((shot) => (shot.key === key ? { ...shot, ...changes } : shot)))
  }

  #set(shots: readonly Shot[]) {
    this.#shots = shots
    this.#listeners.forEach((listener) => listener())
  }
}

function shotOf(file: File): Shot {
  const url = URL.createObjectURL(file)
  return { key: newUploadKey(), file, url, state: 'preparing', share: 0, caption: '', alt: '' }
}

/** A picture with its words, into a form that may say more already. */
export function formOfShot({ file, caption, alt }: Shot, form = new FormData()): FormData {
  form.append('images', file)
  form.append('captions[0]', caption)
  form.append('alts[0]', alt)
  return form
}
