import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import Booking from '#models/booking'
import Payment from '#models/payment'
import Payout from '#models/payout'
import type Property from '#models/property'
import type User from '#models/user'
import type { Hearing, TrueGateways } from '#tests/helpers/money/gateways'
import type { Mortal } from '#tests/helpers/money/mortal'
import type { Circumstances } from '#tests/helpers/money/mortal_process'
import type { Step } from '#tests/helpers/money/steps'

const MINUTE = 60_000
export const GATEWAYS = ['mpesa', 'paystack'] as const
export type Gateway = (typeof GATEWAYS)[number]

/** What is other than usual before a story begins. */
export type Setting = { host?: Partial<User>; property?: Partial<Property> }

/** A stay, its people, the gateways, and the process that dies. */
export class MortalStay {
  told!: Circumstances
  /** Place of its booking among all there are. */
  which = 0

  constructor(
    readonly mortal: Mortal,
    readonly gateways: TrueGateways
  ) {}

  gateway!: Gateway

  async begin(at: number, gateway: Gateway, setting: Setting = {}) {
    this.gateway = gateway
    const host = await UserFactory.merge(setting.host ?? {})
      .apply('host')
      .create()
    const guest = await UserFactory.create()
    const admin = await UserFactory.apply('admin').create()
    const place = { hostId: host.id, currency: 'KES' as const, ...setting.property }
    const { id } = await PropertyFactory.merge(place).create()
    const people = { guest: guest.id, host: host.id, admin: admin.id }
    this.told = { at, property: id, people }
    const bookings = await Booking.query().select('id')
    this.which = bookings.length
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

  async lastPayment() {
    const booking = await this.booking()
    return Payment.query().where('bookingId', booking!.id).orderBy('id', 'desc').first()
  }

  async isAsked() {
    const last = await this.lastPayment()
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

  /** Its guest comes, and what its host is owed is collected. @returns the place of the payout */
  async arrive() {
    await this.take({ do: 'checkIn', which: this.which }, () => this.is('checked-in'))
    await this.hours(25)
    await this.take({ do: 'collect' }, () => this.payouts('due'))
    const all = await Payout.query().orderBy('id')
    return all.findIndex(({ hostId }) => hostId === this.told.people.host)
  }

  /** What its host is owed goes to a bank. @param which of the payouts */
  async payHostByBank(which: number) {
    await this.take({ do: 'approvePayout', which }, () => this.payouts('approved'))
    await this.take({ do: 'takeFile' }, () => this.isInFile())
    await this.take({ do: 'sendPayout', which }, () => this.payouts('paid'))
  }

  async giveBack() {
    await this.minutes(3)
    await this.gateways.sayTheRest()
    await this.minutes(3)
    await this.gateways.sayTheRest()
  }

  /** What the bank of its guest says of the payment. */
  async dispute(end: Parameters<TrueGateways['dispute']>[1]) {
    const payment = await this.lastPayment()
    await this.gateways.dispute(this.gateways.placeOf(payment!), end)
    await this.minutes(3)
  }

  async isInFile() {
    const payout = await this.payouts('approved')
    return payout?.fileId
  }

  async payouts(...statuses: Payout['status'][]) {
    return Payout.query().where('hostId', this.told.people.host).whereIn('status', statuses).first()
  }
}
