import { test } from '@japa/runner'
import { addDays, fromNight, todayInNairobi, toNight } from '#domain/stay'
import { Installation } from '#tests/helpers/calendars/installation'
import type { Deed, Told } from '#tests/helpers/calendars/installation_process'

/** `SIMULATED_MINUTES=60` for an hour, with as many deeds a minute at each place as `DEEDS_A_MINUTE` says. */
const MINUTES = Number(process.env.SIMULATED_MINUTES) || 30
const DEEDS = Number(process.env.DEEDS_A_MINUTE) || 1
const SEED = Number(process.env.SEED) || 1
const MINUTE = 60_000

/** What is over is seen by the second look; one more that tells so, and one to be sure. */
const LOOKS = 4
const LOOK_MINUTES = 20

/** Within which stays begin: few, so that nights are wanted twice. */
const DAYS = 45

/** As often as these stand here. */
const USUAL: Deed[] = ['reserve', 'reserve', 'reserve', 'approve', 'cancel', 'block', 'unblock']

/** The second one keeps a night free beside its stays. */
const PLACES = 2

type Side = { installation: Installation; place: number; path: string }

/** The same for the same seed. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** What others read of a place. */
async function readAt({ installation, path }: Side) {
  const answer = await fetch(`${installation.url}${path}`)
  const calendar = await answer.text()
  const [, ...events] = calendar.split('BEGIN:VEVENT')
  return events.map((event) => {
    const at = (field: string) => {
      const [, year, month, date] = new RegExp(`${field};VALUE=DATE:(....)(..)(..)`).exec(event)!
      return toNight(`${year}-${month}-${date}`)
    }
    return { first: at('DTSTART'), end: at('DTEND'), isStay: event.includes('SUMMARY:Reserved') }
  })
}

const toldBy = ({ installation, place }: Side) => installation.tell(place)

const nightsIn = ({ first, end }: { first: number; end: number }) =>
  Array.from({ length: end - first }, (_, at) => first + at)

/** Ascending dates, each once. */
const datesOf = (nights: number[]) => [...new Set(nights)].sort((a, b) => a - b).map(fromNight)

/** Starts both at this moment of theirs, with places that follow each other two and two. */
async function startBoth(moment: number) {
  const installations = await Promise.all(['one', 'other'].map((name) => Installation.start(name)))
  await Promise.all(installations.map((one) => one.setClock(moment)))
  const [ones, others] = await Promise.all(
    installations.map(async (installation): Promise<Side[]> => {
      const opened = await installation.open(PLACES, 1)
      return opened.map((place) => ({ installation, ...place }))
    })
  )
  const pairs = ones.flatMap((one, number) => [
    { here: one, there: others[number] },
    { here: others[number], there: one },
  ])
  for (const { here, there } of pairs) {
    await here.installation.follow(here.place, `${there.installation.url}${there.path}`)
  }
  return { installations, pairs, sides: pairs.map(({ here }) => here) }
}

test.group('Two installations that follow each other', () => {
  test('lose, double and orphan no night while guests and hosts are at work', async ({
    assert,
    cleanup,
  }) => {
    const morning = Date.parse(`${todayInNairobi()}T06:00:00Z`)
    const { installations, pairs, sides } = await startBoth(morning)
    cleanup(async () => {
      await Promise.all(installations.map((installation) => installation.end()))
    })
    const roll = dice(SEED)
    const pass = (minute: number) =>
      Promise.all(installations.map((one) => one.setClock(morning + minute * MINUTE)))
    const done = new Set<string>()

    for (let minute = 0; minute < MINUTES; minute++) {
      await pass(minute)
      const deeds = Array.from({ length: DEEDS }, () => sides.map(doOne)).flat()
      const looks = installations.map((one) => one.look())
      const { installation, place } = sides[roll(sides.length)]
      const isHurried = roll(10) === 0
      await Promise.all([...deeds, ...looks, isHurried && installation.refresh(place)])
      if (minute % 5 > 0) continue
      for (const side of sides) assertWhole(await toldBy(side))
    }
    for (const side of sides) assert.isNull(await sell(side, DAYS + 10))
    assert.sameMembers([...done], [...new Set(USUAL)], 'all was done')

    for (let look = 1; look <= LOOKS; look++) {
      await pass(MINUTES + look * LOOK_MINUTES)
      for (const one of installations) await one.look()
      for (const side of sides) await releaseWhatIsHeld(side)
    }
    for (const { here, there } of pairs) await assertInStep(here, there)

    async function doOne({ installation, place }: Side) {
      const from = addDays(todayInNairobi(), 2 + roll(DAYS))
      const to = addDays(from, 1 + roll(4))
      const deed = USUAL[roll(USUAL.length)]
      const refusal = await installation.act({ deed, place, from, to, pick: roll(1000) })
      if (!refusal) done.add(deed)
    }

    /** Between two looks both sell the same nights. */
    function sell({ installation, place }: Side, ahead: number) {
      const [from, to] = [ahead, ahead + 2].map((days) => addDays(todayInNairobi(), days))
      return installation.act({ deed: 'reserve', place, from, to, pick: 0 })
    }

    /** The host has a look where much vanished at once. */
    async function releaseWhatIsHeld({ installation, place }: Side) {
      const { state } = await installation.tell(place)
      assert.oneOf(state, ['fine', 'held'])
      if (state === 'held') await installation.refresh(place, true)
    }

    /** Every stay has its nights, and no night is of a stay that is none. */
    function assertWhole({ stays, held, isSearchTrue }: Told) {
      const booked = held.filter(({ booking }) => booking !== null)
      assert.sameMembers(
        booked.map(({ booking, night }) => `${booking}: ${fromNight(night)}`),
        stays.flatMap((stay) => nightsIn(stay).map((night) => `${stay.id}: ${fromNight(night)}`))
      )
      assert.isTrue(isSearchTrue)
    }

    async function assertInStep(here: Side, there: Side) {
      const [told, other, events] = [await toldBy(here), await toldBy(there), await readAt(there)]
      assertWhole(told)
      const ownOf = ({ held }: Told) =>
        held.filter(({ feed }) => feed === null).map(({ night }) => night)
      const wanted = events.flatMap(nightsIn)
      assert.includeMembers(wanted, ownOf(other), 'what is taken there is told')
      assert.deepEqual(
        datesOf(told.held.filter(({ feed }) => feed !== null).map(({ night }) => night)),
        datesOf(wanted.filter((night) => !ownOf(told).includes(night)))
      )
      const isOver = (stay: Told['stays'][number]) => (event: (typeof events)[number]) =>
        event.isStay && event.first < stay.end && stay.first < event.end
      const overlaps = told.stays.flatMap((stay) =>
        events.filter(isOver(stay)).map(({ first, end }) => ({ booking: stay.id, first, end }))
      )
      assert.isNotEmpty(overlaps)
      assert.sameDeepMembers(told.conflicts, overlaps, 'conflicts are shown')
    }
  }).timeout(60_000 + MINUTES * DEEDS * 5000)
})
