import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { inEmptyDatabase } from '#tests/helpers/empty_database'
import { trueGateways, type Hearing } from '#tests/helpers/money/gateways'
import { checkEnd } from '#tests/helpers/money/invariants'
import { Mortal } from '#tests/helpers/money/mortal'
import { GATEWAYS, MortalStay, type Gateway } from '#tests/helpers/money/mortal_stay'
import type { MoneyWorld } from '#tests/helpers/money/world'
import { STORIES } from '#tests/helpers/money/stories'

/**
 * `KILLS=all` dies before every step that gets out, with both gateways; otherwise once in each of some stories, others and elsewhere each
 * time. `STORIES` names parts of the stories that are told alone.
 */
const ALL = process.env.KILLS === 'all'
const ONLY = process.env.STORIES ?? ''

const HOUR = 3_600_000

const AT_ONCE = 5

/** Of the steps of a story about so many get out; one that has less is told once more. */
const MOST_STEPS = 160

test.group('A process that is killed', (group) => {
  inEmptyDatabase(group)

  test('loses no money and keeps none, wherever it dies', async ({ assert, cleanup }) => {
    const hear =
      (what: keyof Hearing) =>
      (...said: [string, string]) =>
        stay.hear(what, ...said)
    const hearing = {
      hearPromptResult: hear('hearPromptResult'),
      hearRefundResult: hear('hearRefundResult'),
      hearCardEvent: hear('hearCardEvent'),
      hearTransferResult: hear('hearTransferResult'),
      hearTransferStatus: hear('hearTransferStatus'),
    }
    const gateways = await trueGateways(hearing, () => stay.told.at)
    const mortal = new Mortal(gateways.settings)
    const stay = new MortalStay(mortal, gateways)
    cleanup(async () => {
      await mortal.end()
      await gateways.close()
    })
    await limiter.clear(['memory'])

    let at = Date.now()
    const visited: string[] = []
    /** @returns how many steps got out, where it told all of it */
    const tell = async (name: string, gateway: Gateway, diesAt: number | null) => {
      const story = STORIES[name]
      await stay.begin(at, gateway, story)
      Object.assign(mortal, { diesAt, steps: 0, deaths: 0 })
      const place = `A stay that ${name} (${gateway}), killed before step ${diesAt}`
      try {
        const expected = await story.tell(stay)
        await checkEnd({ gateways, kept: new Map() } as unknown as MoneyWorld)
        const { paymentStatus } = (await stay.booking())!
        assert.equal(paymentStatus, expected)
      } catch (error) {
        throw new Error(place, { cause: error })
      }
      at = stay.told.at + HOUR
      visited.push(place)
      return mortal.deaths === 0 ? mortal.steps : null
    }

    const named = Object.entries(STORIES).filter(([name]) => name.includes(ONLY))
    for (const [name, { gateways: possible = GATEWAYS }] of ALL ? named : someOf(named, AT_ONCE)) {
      for (const gateway of ALL ? possible : [anyOf(possible)]) {
        const steps = await tell(name, gateway, ALL ? null : anyBelow(MOST_STEPS))
        if (steps === null) continue
        assert.isAbove(steps, 10)
        if (ALL) console.log(`${name} (${gateway}): ${steps} steps`)
        const all = Array.from({ length: steps }, (_, step) => step)
        for (const step of ALL ? all : [anyOf(all)]) {
          assert.isNull(await tell(name, gateway, step), 'nobody died')
        }
      }
    }
    if (ALL) console.log(`${visited.length} stays`)
  }).timeout(0)
})

const anyBelow = (count: number) => Math.floor(Math.random() * count)
const anyOf = <One>(list: readonly One[]) => list[anyBelow(list.length)]

/** In their order. */
function someOf<One>(list: readonly One[], most: number) {
  const left = [...list]
  while (left.length > most) left.splice(anyBelow(left.length), 1)
  return left
}
