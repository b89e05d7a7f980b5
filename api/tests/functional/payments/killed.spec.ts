import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import Booking from '#models/booking'
import Payment from '#models/payment'
import Payout from '#models/payout'
import { inEmptyDatabase } from '#tests/helpers/empty_database'
import { trueGateways, type Hearing, type TrueGateways } from '#tests/helpers/money/gateways'
import { checkEnd } from '#tests/helpers/money/invariants'
import { Mortal } from '#tests/helpers/money/mortal'
import type { Circumstances } from '#tests/helpers/money/mortal_process'
import type { MoneyWorld, Step } from '#tests/helpers/money/steps'

/** `KILLS=all` dies before every step that gets out, with both gateways; once in each story otherwise, elsewhere each time. */
const ALL = process.env.KILLS === 'all'

const MINUTE = 60_000
const GATEWAYS = ['mpesa', 'paystack'] as const
type Gateway = (typeof GATEWAYS)[number]

/** A stay, its people, the gateways, and the process that dies. */
class Stay {
  told!: Circumstances
  /** Place of its booking, and of its payout, among all there are. */
  which = 0

  constructor(
    readonly mortal: Mortal,
    readonly gateways: TrueGateways
  ) {}

  gateway!: Gateway

  async begin(at: number, gateway: Gateway) {
    this.gateway = gateway
    const host = await UserFactory.apply('host').create()
    const guest = await UserFactory.create()
    const admin = await UserFactory.apply('admin').create()
    const { id } = await PropertyFactory.merge({ hostId: host.id, currency: 'KES' }).create()
    const people = { guest: guest.id, host: host.id, admin: admin.id }
    this.told = { at, property: id, people }
    this.which = await countOf(Booking)
  }

  booking() {
    return Booking.findBy({ propertyId: this.told.property })
  }

  /** Somebody does something, and again when it is not done because the process died of it. */
  async take(step: Step, isDone: () => Promise<unknown>) {
    for (let tries = 0; tries < 3 && !(await isDone()); tries++) {
      await this.mortal.obey({ ...this.told, take: step })
      if (!(await isDone())) await this.minutes(3)
    }
  }

  /** The clock goes on, and the worker works. */
  async minutes(count: number, each = 1) {
    for (let minute = 0; minute < count; minute++) {
      this.told.at += each * MINUTE
      const isAlive = await this.mortal.obey({ ...this.told, take: { do: 'jobs', line: 'fine' } })
      if (isAlive) await this.mortal.obey({ ...this.told, work: true })
    }
  }

  async hours(count: number) {
    this.told.at += count * 60 * MINUTE
  }

  /** A gateway says it until it is taken. */
  async hear(hear: keyof Hearing, ...said: [string, string]) {
    const isTaken = await this.mortal.obey({ ...this.told, hear, said })
    if (!isTaken) await this.mortal.obey({ ...this.told, hear, said })
  }

  async is(status: Booking['status']) {
    const booking = await this.booking()
    return booking?.status === status
  }

  async isAsked() {
    const booking = await this.booking()
    const last = await Payment.query().where('bookingId', booking!.id).orderBy('id', 'desc').first()
    return last !== null && this.gateways.placeOf(last) >= 0 && last.status !== 'starting'
  }

  async agree(ahead = 0) {
    const { gateway, which } = this
    await this.take({ do: 'reserve', ahead, nights: 2 }, () => this.booking())
    await this.take({ do: 'approve', which }, () => this.is('confirmed'))
    await this.take({ do: 'pay', which, gateway, line: 'fine' }, () => this.isAsked())
  }

  async pay() {
    this.gateways.everybodyPays()
    await this.gateways.sayTheRest()
    await this.minutes(3)
  }

  async giveBack() {
    await this.minutes(3)
    await this.gateways.sayTheRest()
    await this.minutes(3)
    await this.gateways.sayTheRest()
  }

  async isInFile() {
    const payout = await this.payouts('approved')
    return payout?.fileId
  }

  async payouts(...statuses: Payout['status'][]) {
    return Payout.query().where('hostId', this.told.people.host).whereIn('status', statuses).first()
  }
}

async function countOf(model: typeof Booking | typeof Payout) {
  const all = await model.query().select('id')
  return all.length
}

const SCENARIOS: Record<string, (stay: Stay) => Promise<unknown>> = {
  'is paid and called off': async (stay) => {
    await stay.agree()
    await stay.pay()
    const { which } = stay
    await stay.take({ do: 'cancel', which, by: 'host', line: 'fine' }, () => stay.is('cancelled'))
    await stay.giveBack()
    return 'refunded'
  },
  'is not paid in time, and paid afterwards': async (stay) => {
    await stay.agree(9)
    await stay.hours(18.1)
    await stay.minutes(2)
    await stay.hours(5.7)
    await stay.minutes(8, 5)
    await stay.take({ do: 'jobs', line: 'fine' }, () => stay.is('cancelled'))
    await stay.pay()
    await stay.giveBack()
    return 'refunded'
  },
  'is paid, and its host as well': async (stay) => {
    await stay.agree()
    await stay.pay()
    const which = await countOf(Payout)
    await stay.take({ do: 'checkIn', which: stay.which }, () => stay.is('checked-in'))
    await stay.hours(25)
    await stay.take({ do: 'collect' }, () => stay.payouts('due', 'approved', 'paid'))
    await stay.take({ do: 'approvePayout', which }, () => stay.payouts('approved'))
    await stay.take({ do: 'takeFile' }, () => stay.isInFile())
    await stay.take({ do: 'sendPayout', which }, () => stay.payouts('paid'))
    await stay.take({ do: 'failPayout', which }, () => stay.payouts('failed'))
    return 'paid'
  },
}

test.group('A process that is killed', (group) => {
  inEmptyDatabase(group)

  test('loses no money and keeps none, wherever it dies', async ({ assert, cleanup }) => {
    const hear =
      (what: keyof Hearing) =>
      (...said: [string, string]) =>
        stay.hear(what, ...said)
    const gateways = await trueGateways({
      hearPromptResult: hear('hearPromptResult'),
      hearRefundResult: hear('hearRefundResult'),
      hearCardEvent: hear('hearCardEvent'),
    })
    const mortal = new Mortal(gateways.settings)
    const stay = new Stay(mortal, gateways)
    cleanup(async () => {
      await mortal.end()
      await gateways.close()
    })
    await limiter.clear(['memory'])

    let at = Date.now()
    const visited: string[] = []
    const tell = async (name: string, gateway: Gateway, diesAt: number | null) => {
      await stay.begin(at, gateway)
      Object.assign(mortal, { diesAt, steps: 0, deaths: 0 })
      const place = `A stay that ${name} (${gateway}), killed before step ${diesAt}`
      try {
        const expected = await SCENARIOS[name](stay)
        await checkEnd({ gateways, kept: new Map() } as unknown as MoneyWorld)
        const { paymentStatus } = (await stay.booking())!
        assert.equal(paymentStatus, expected)
        assert.equal(mortal.deaths, diesAt === null ? 0 : 1, 'nobody died')
      } catch (error) {
        throw new Error(place, { cause: error })
      }
      at = stay.told.at + 60 * MINUTE
      visited.push(place)
      return mortal.steps
    }

    for (const name of Object.keys(SCENARIOS)) {
      for (const gateway of ALL ? GATEWAYS : [anyOf(GATEWAYS)]) {
        const steps = await tell(name, gateway, null)
        assert.isAbove(steps, 10)
        const all = Array.from({ length: steps }, (_, step) => step)
        for (const step of ALL ? all : [anyOf(all)]) await tell(name, gateway, step)
      }
    }
    if (ALL) console.log(`${visited.length} stays`)
  }).timeout(0)
})

const anyOf = <One>(list: readonly One[]) => list[Math.floor(Math.random() * list.length)]
