/*
 * An installation of its own in a process of its own (installation.ts): its database, its key, its calendars over HTTP, and a clock that it is
 * told.
 */
import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

export type Deed = 'reserve' | 'approve' | 'cancel' | 'block' | 'unblock'

/** `pick` chooses a guest, or one of the stays. */
export type Act = { deed: Deed; place: number; from: string; to: string; pick: number }

export type Order =
  | { open: { places: number; preparationNights: number } }
  | { follow: { place: number; url: string } }
  | { clock: number }
  | { act: Act }
  | { look: true }
  /** As somebody does who does not wait for the next look; `release`: what vanished is free. */
  | { refresh: { place: number; release: boolean } }
  | { tell: { place: number } }

/** What it knows of a place; nights are numbers. */
export type Told = {
  stays: { id: number; first: number; end: number }[]
  held: { night: number; booking: number | null; feed: number | null }[]
  conflicts: { booking: number; first: number; end: number }[]
  state: string
  /** Its search rows say the same of nights as the truth. */
  isSearchTrue: boolean
}

export type Answer = { id: number; said?: unknown; error?: string }

const APP_ROOT = new URL('../../../', import.meta.url)
const { Date: RealDate } = globalThis
let ahead = 0

const ignitor = new Ignitor(APP_ROOT, { importer: (path) => import(new URL(path, APP_ROOT).href) })
await ignitor
  .tap((made) => made.booting(() => void import('#start/env')))
  .httpServer()
  .start()
const { default: app } = await import('@adonisjs/core/services/app')
const { default: db } = await import('@adonisjs/lucid/services/db')
const { MigrationRunner } = await import('@adonisjs/lucid/migration')
await new MigrationRunner(db, app, { direction: 'up', disableLocks: true }).run()
const { syncPlaces } = await import('#actions/places/sync_places')
await syncPlaces()

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [number]) {
    super(...((given.length === 0 ? [RealDate.now() + ahead] : given) as [number]))
  }
  static override now = () => RealDate.now() + ahead
} as DateConstructor

const { Installed } = await import('#tests/helpers/calendars/installed')
const { Refusal } = await import('#exceptions/refusal')
const installed = new Installed()

process.on('message', (message: { id: number; order: Order }) => {
  if (typeof message === 'object' && 'order' in message) void answer(message)
})
process.on('disconnect', () => process.exit())
process.send!({ id: 0 } satisfies Answer)

async function answer({ id, order }: { id: number; order: Order }) {
  try {
    if ('clock' in order) ahead = order.clock - RealDate.now()
    const said = 'clock' in order ? null : await installed.obey(order)
    process.send!({ id, said } satisfies Answer)
  } catch (error) {
    if (error instanceof Refusal) process.send!({ id, said: error.code } satisfies Answer)
    else process.send!({ id, error: (error as Error).stack } satisfies Answer)
  }
}
