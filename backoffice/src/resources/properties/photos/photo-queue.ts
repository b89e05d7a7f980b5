import type { HttpError } from '@refinedev/core'
import type { Upload } from '@makao/shared/uploads/send-upload'
import type { UploadOutcome } from '@makao/shared/uploads/upload-answer'
import {
  MAX_PROPERTY_PHOTOS,
  photoFault,
  type Candidate,
  type PhotoFault,
} from '@makao/shared/uploads/photo-limits'
import { newKey } from '@makao/shared/new-key'
import { shrinkPhoto } from '@makao/shared/uploads/shrink-photo'
import type { Image } from '../../../api/types'
import type { Flaw } from './flaw-of'
import { arrivedAmong, isSame, wordsOf, type Reworded, type Words } from './photo-words.ts'

/** A picture that is not uploaded yet. */
export interface Shot extends Words {
  key: string
  file: File
  url: string
  state: 'preparing' | 'ready' | 'sending' | 'waiting' | 'failed'
  /** Upload progress from 0 to 1. */
  share: number
  error?: string
  /** Those of a try that may have arrived: it is repeated as it was, or its key would be another request's. */
  sent?: Words
}

/** Why pictures are not taken. */
export type Fault = PhotoFault | { rule: 'small'; file: Candidate }

export interface Transport {
  flawOf: (file: File) => Promise<Flaw | null>
  send: <Data>(upload: Upload) => Promise<UploadOutcome<Data>>
  failureOf: (outcome: UploadOutcome<unknown>) => HttpError | null
}

type Stored = (images: Image[], reworded: Reworded | null) => void
type Failed = (error: HttpError) => void

const MAX = { max: MAX_PROPERTY_PHOTOS }

/**
 * The upload queue, outside React, so that it survives re-renders. One upload at a time, so that a
 * slow connection finishes some.
 */
export class PhotoQueue {
  #shots: readonly Shot[] = []
  #listeners = new Set<() => void>()
  #end = new AbortController()
  #preparing: Promise<unknown> = Promise.resolve()
  #running: Promise<boolean> | null = null
  #transport: Transport
  /** Which stored picture each that arrived has become */
  #arrived = new Map<string, number>()

  constructor(transport: Transport) {
    this.#transport = transport
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  shots = () => this.#shots

  /**
   * Adds pictures, shown at once and shrunk in the background. Too many are refused together,
   * others by type, content or final size.
   * @param stored - how many the property has already
   * @returns why some were refused, or null
   */
  async add(files: File[], stored: number): Promise<Fault | null> {
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

  /** @returns the stored picture that is to say it where this one has arrived meanwhile; null before */
  word(key: string, words: Words): number | null {
    this.#change(key, words)
    return this.#arrived.get(key) ?? null
  }

  /** Clears the error of a picture whose form was refused. */
  acquit({ key }: Shot) {
    this.#change(key, { state: 'ready', error: undefined })
  }

  /** Whether an answer to this picture, or to its form, was lost. */
  mayHaveArrived = ({ key }: Shot) => this.#shots.some((one) => one.key === key && one.sent)

  /** Resolves once all pictures are shrunk. */
  prepared = () => this.#preparing

  /**
   * Uploads waiting and failed pictures in turn. A lost connection stops the queue, a refusal only
   * its picture.
   * @param stored - called with all pictures of the property after each upload, and with the words that are still to be
   * written to the new one
   * @param failed - called with the reason when the queue stops
   * @returns whether all arrived; false also when the screen was left
   */
  sendTo(id: number, stored: Stored, failed: Failed) {
    this.#changeAll('failed', { state: 'ready', error: undefined })
    this.#running ??= this.#sendAll(id, stored, failed).finally(() => (this.#running = null))
    return this.#running
  }

  /**
   * One request with this picture, with progress.
   * @param shot - with the words that are in the form
   * @returns also its words as they are by now, where those are others
   */
  async post<Data>(shot: Shot, url: string, form: FormData) {
    const { key } = shot
    const before = this.#shots.find((one) => one.key === key)?.sent
    this.#change(key, { state: 'sending', share: 0, error: undefined, sent: wordsOf(shot) })
    const outcome = await this.#transport.send<Data>({
      url,
      form,
      key,
      signal: this.#end.signal,
      onProgress: ({ state, share }) =>
        this.#change(key, { state: state === 'waiting' ? 'waiting' : 'sending', share }),
    })
    const error = this.#transport.failureOf(outcome)
    const words = this.#wordsAfter(shot)
    if (outcome.state === 'done') {
      this.remove(key)
    } else {
      this.#change(key, error ? { state: 'failed', error: error.message } : { state: 'ready' })
    }
    if (error?.statusCode === 422) {
      this.#change(key, { sent: undefined }) // Nothing was stored under its key.
    } else if (isRefusedAtOnce(outcome)) {
      this.#change(key, { sent: before })
    }
    return { outcome, error, words }
  }

  #wordsAfter(sent: Shot): Words | null {
    const now = this.#shots.find(({ key }) => key === sent.key)
    return !now || isSame(now, sent) ? null : wordsOf(now)
  }

  /** Aborts uploads and releases object URLs. */
  close() {
    this.#end.abort()
    this.#end = new AbortController()
    this.#shots.forEach(({ url }) => URL.revokeObjectURL(url))
    this.#set([])
  }

  async #prepare(shots: Shot[]) {
    let fault: Fault | null = null
    for (const { key, file } of shots) {
      const small = await shrinkPhoto(file)
      const flaw = await this.#transport.flawOf(small)
      const wrong: Fault | null = flaw ? { rule: flaw, file } : photoFault([small], MAX)
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
    const { signal } = this.#end
    let shot = await this.#next()
    for (; shot && !signal.aborted; shot = await this.#next()) {
      const url = `/api/v1/properties/${id}/photos`
      const sent = { ...shot, ...shot.sent }
      const { outcome, error, words } = await this.post<Image[]>(sent, url, formOfShot(sent))
      if (outcome.state === 'done') {
        const photo = arrivedAmong(outcome.data, sent)
        if (photo !== null) {
          this.#arrived.set(sent.key, photo)
        }
        stored(outcome.data, words && photo !== null ? { photo, words } : null)
      } else if (!error) {
        return false
      } else if (error.statusCode !== 422) {
        this.#changeAll('ready', { state: 'failed', error: error.message })
        failed(error)
      }
    }
    return !signal.aborted && this.#shots.length === 0
  }

  /** Waits for what is still being prepared: it is to arrive, too. */
  async #next(): Promise<Shot | undefined> {
    const ready = this.#shots.find(({ state }) => state === 'ready')
    if (ready || this.#shots.every(({ state }) => state !== 'preparing')) {
      return ready
    }
    await this.#preparing
    return this.#next()
  }

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

/** Nothing of it was stored; something of an earlier sending may have been. */
const isRefusedAtOnce = (outcome: UploadOutcome<unknown>) =>
  outcome.state === 'refused' && outcome.attempts === 1 && outcome.code !== 'E_STILL_RUNNING'

function shotOf(file: File): Shot {
  const url = URL.createObjectURL(file)
  return { key: newKey(), file, url, state: 'preparing', share: 0, caption: '', alt: '' }
}

/** Adds a picture and its texts to a form. */
export function formOfShot({ file, caption, alt }: Shot, form = new FormData()): FormData {
  form.append('images', file)
  form.append('captions[0]', caption)
  form.append('alts[0]', alt)
  return form
}
