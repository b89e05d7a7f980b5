import { PLAIN_PRICES } from '#domain/prices'
import DateChange from '#models/date_change'
import DepositClaim from '#models/deposit_claim'
import Refund from '#models/refund'
import type { Gateway, MortalStay, Setting } from '#tests/helpers/money/mortal_stay'

type Story = Setting & {
  /** By which its guest may pay; any, where it does not say. */
  gateways?: readonly Gateway[]
  /** @returns how the payment of the stay ends */
  tell: (stay: MortalStay) => Promise<'paid' | 'refunded'>
}

const CARDS = ['paystack'] as const
const TO_A_PHONE = { payoutPhone: '+254712345678' }

/** What becomes of the money of a stay, whoever dies meanwhile. */
export const STORIES: Record<string, Story> = {
  'is paid and called off': {
    async tell(stay) {
      await stay.agree()
      await stay.pay()
      await callOff(stay)
      return 'refunded'
    },
  },
  'is not paid in time, and paid afterwards': {
    async tell(stay) {
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
  },
  'is paid, and its host as well': {
    async tell(stay) {
      await stay.agree()
      await stay.pay()
      const which = await stay.arrive()
      await stay.payHostByBank(which)
      await stay.take({ do: 'failPayout', which }, () => stay.payouts('failed'))
      return 'paid'
    },
  },
  'is paid, and its host by M-Pesa, which says so late': {
    host: TO_A_PHONE,
    gateways: ['mpesa'],
    tell: (stay) => payHostByMpesa(stay, () => stay.gateways.sayTransfers()),
  },
  'is paid, and its host by M-Pesa, which has to be asked': {
    host: TO_A_PHONE,
    gateways: CARDS,
    tell: (stay) => payHostByMpesa(stay, () => stay.gateways.answerQuestions()),
  },
  'is over, and its deposit goes back': {
    property: { priceRules: { ...PLAIN_PRICES, depositMinor: 500_000 } },
    async tell(stay) {
      await comeAndGo(stay)
      await stay.hours(48)
      await stay.giveBack()
      const booking = await stay.booking()
      must(booking?.depositState === 'settled', 'the deposit is held')
      return 'paid'
    },
  },
  'is over, and its host has half of the deposit': {
    property: { priceRules: { ...PLAIN_PRICES, depositMinor: 500_000 } },
    async tell(stay) {
      const { which } = stay
      await comeAndGo(stay)
      const claim = {
        do: 'claim',
        which,
        gateway: stay.gateway,
        parts: 2,
        end: 'accepted',
      } as const
      await stay.take(claim, async () => {
        const made = await claimOf(stay)
        return made?.status === 'accepted'
      })
      await stay.minutes(1)
      await stay.giveBack()
      const booking = await stay.booking()
      must(booking?.depositState === 'settled', 'the deposit is held')
      return 'paid'
    },
  },
  'is left early, and costs less': {
    async tell(stay) {
      const { gateway, which } = stay
      await comeAndGo(stay)
      await stay.take({ do: 'lowerPrice', which, gateway, parts: 2 }, async () => {
        const booking = await stay.booking()
        return booking?.isLowered
      })
      await stay.giveBack()
      const payment = await stay.lastPayment()
      const refunds = await Refund.query().where({ paymentId: payment!.id })
      const states = refunds.map(({ reason, state }) => `${reason} ${state}`)
      must(states.join() === 'leftEarly processed', `what goes back: ${states.join()}`)
      return 'paid'
    },
  },
  'moves to dates that cost more, and is called off': {
    async tell(stay) {
      await stay.agree(9)
      await stay.pay()
      await payForLonger(stay, 9)
      await callOff(stay)
      return 'refunded'
    },
  },
  'is paid by a card, whose bank asks for the money and leaves it': {
    gateways: CARDS,
    async tell(stay) {
      await stay.agree()
      await stay.pay()
      await stay.dispute('open')
      await stay.dispute('declined')
      await stay.payHostByBank(await stay.arrive())
      must(await stay.payouts('paid'), 'the host is not paid')
      return 'paid'
    },
  },
  'is paid by a card, whose bank takes the money back': {
    gateways: CARDS,
    async tell(stay) {
      await stay.agree()
      await stay.pay()
      await stay.dispute('open')
      await stay.dispute('merchant-accepted')
      return 'refunded'
    },
  },
  'is paid by a card, whose bank takes the money back from a host who has it': {
    gateways: CARDS,
    async tell(stay) {
      await stay.agree()
      await stay.pay()
      await stay.payHostByBank(await stay.arrive())
      await stay.dispute('open')
      await stay.dispute('merchant-accepted')
      return 'refunded'
    },
  },
}

/** Paid, and its guest comes and goes. */
async function comeAndGo(stay: MortalStay) {
  const { which } = stay
  await stay.agree()
  await stay.pay()
  await stay.take({ do: 'checkIn', which }, () => stay.is('checked-in'))
  await stay.take({ do: 'checkOut', which }, () => stay.is('checked-out'))
}

async function claimOf(stay: MortalStay) {
  const booking = await stay.booking()
  return DepositClaim.findBy({ bookingId: booking!.id })
}

async function callOff(stay: MortalStay) {
  const { which } = stay
  await stay.take({ do: 'cancel', which, by: 'host', line: 'fine' }, () => stay.is('cancelled'))
  await stay.giveBack()
}

/** @param say how it is known in the end */
async function payHostByMpesa(stay: MortalStay, say: () => Promise<void>): Promise<'paid'> {
  await stay.agree()
  await stay.pay()
  const which = await stay.arrive()
  await order()
  if (await stay.payouts('paid')) return 'paid'

  /* Whether it was asked nobody knows: after a day without a word an admin looks at M-Pesa's portal (ADR 0081). */
  await stay.hours(25)
  await stay.take({ do: 'failPayout', which }, () => stay.payouts('failed'))
  await order()
  must(await stay.payouts('paid'), 'the host is not paid')
  return 'paid'

  /** M-Pesa is asked about what it has said nothing of after five minutes, and again. */
  async function order() {
    const isOrdered = () => stay.payouts('approved', 'sent')
    await stay.take({ do: 'approvePayout', which }, isOrdered)
    await stay.minutes(3)
    stay.gateways.everybodyPays()
    for (let tries = 0; tries < 2 && !(await stay.payouts('paid')); tries++) {
      await stay.minutes(1, 6)
      await say()
    }
  }
}

/** Its guest asks for a night more, its host agrees, and that is paid. @param later days from today */
async function payForLonger(stay: MortalStay, later: number) {
  const { gateway, which } = stay
  const first = await stay.lastPayment()
  const changes = async () => {
    const booking = await stay.booking()
    return DateChange.findBy({ bookingId: booking!.id })
  }
  await stay.take({ do: 'proposeDates', which, by: 'guest', later, nights: 3 }, changes)
  await stay.take({ do: 'answerDates', which, agrees: true }, async () => {
    const change = await changes()
    return change?.status === 'due'
  })
  await stay.take({ do: 'pay', which, gateway, line: 'fine' }, async () => {
    const last = await stay.lastPayment()
    return last?.id !== first?.id && stay.isAsked()
  })
  await stay.pay()
  const change = await changes()
  must(change?.status === 'agreed', `the dates are ${change?.status}`)
}

function must(holds: unknown, words: string) {
  if (!holds) throw new Error(words)
}
