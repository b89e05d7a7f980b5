/*
 * A process that does what it is told, and is killed before one of the steps that get out of it (mortal.ts). Its queue waits in the database and
 * its gateways are asked over HTTP, as outside of tests.
 */
import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import type { Hearing, TrueGateways } from '#tests/helpers/money/gateways'
import type { Step } from '#tests/helpers/money/steps'

/** What it is told of. */
export type Circumstances = {
  /** Of its clock, in ms. */
  at: number
  property: number
  people: { guest: number; admin: number; host: number }
}

export type Task =
  | { take: Step }
  | { hear: keyof Hearing; said: [string, string] }
  /** The worker does what is due. */
  | { work: true }

/** `diesAt`: of the steps that get out, the one before which it dies; null for none. */
export type Order = Circumstances & Task & { diesAt: number | null }

/** `steps`: how many got out. */
export type Report = { isReady: true } | { steps: number; error: string | null }

const APP_ROOT = new URL('../../../', import.meta.url)

const app = new Ignitor(APP_ROOT, { importer: (path) => import(new URL(path, APP_ROOT).href) })
  .tap((made) => made.booting(() => void import('#start/env')))
  .createApp('console')
await app.init()
await app.boot()
await app.start(async () => {})

const actions = {
  ...(await import('#actions/payments/hear_prompt_result')),
  ...(await import('#actions/payments/hear_refund_result')),
  ...(await import('#actions/payments/hear_card_event')),
  ...(await import('#actions/payments/hear_transfer_result')),
}
const { QueueManager } = await import('@adonisjs/queue')
const { default: Property } = await import('#models/property')
const { default: User } = await import('#models/user')
const { watchOutwardSteps } = await import('#tests/helpers/money/outward_steps')
const { MoneyWorld } = await import('#tests/helpers/money/world')
const { recover, work } = await import('#tests/helpers/queue')
await QueueManager.loadJobs()

const { Date: RealDate } = globalThis
let ahead = 0
globalThis.Date = class extends RealDate {
  constructor(...given: [] | [number]) {
    super(...((given.length === 0 ? [RealDate.now() + ahead] : given) as [number]))
  }
  static override now = () => RealDate.now() + ahead
} as DateConstructor

process.on('message', (order: Order) => {
  void obey(order)
})
report({ isReady: true })

function report(said: Report) {
  process.send!(said)
}

async function obey(order: Order) {
  let steps = 0
  const { property, people } = order
  ahead = order.at - RealDate.now()
  const host = await User.findOrFail(people.host)
  const world = new MoneyWorld(
    { line: () => {} } as unknown as TrueGateways,
    {
      guest: await User.findOrFail(people.guest),
      admin: await User.findOrFail(people.admin),
      hosts: [host, host],
    },
    await Property.findOrFail(property),
    () => {}
  )
  await world.readBookings()
  const stop = watchOutwardSteps(() => {
    if (steps++ === order.diesAt) process.kill(process.pid, 'SIGKILL')
  })
  const error = await doIt(order, world).catch((problem: Error) => problem)
  stop()
  report({ steps, error: error?.stack ?? null })
}

async function doIt(order: Order, world: InstanceType<typeof MoneyWorld>) {
  if ('take' in order) await world.take(order.take)
  else if ('hear' in order) await actions[order.hear](...order.said)
  else {
    await recover()
    await work()
  }
  return null
}
