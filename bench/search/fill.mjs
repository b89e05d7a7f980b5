import { MigrationRunner } from '@adonisjs/lucid/migration'
import db from '@adonisjs/lucid/services/db'

const { syncPlaces } = await import('../../api/app/actions/places/sync_places.ts')
const { repriceSearch } = await import('../../api/app/actions/properties/reprice_search.ts')
const { renewNights } = await import('../../api/app/actions/properties/renew_nights.ts')
const { PERIOD_NIGHTS, periodOf, PERIODS, wordOf } =
  await import('../../api/app/domain/night_words.ts')
const { priceBounds } = await import('../../api/app/domain/price_bounds.ts')
const { PLAIN_PRICES } = await import('../../api/app/domain/prices.ts')
const { ratesOn } = await import('../../api/app/domain/rates.ts')
const { PROPERTY_TYPES } = await import('../../api/app/domain/property_types.ts')
const { searchedPrices } = await import('../../api/app/domain/searched_prices.ts')
const { addDays, toNight, todayInNairobi } = await import('../../api/app/domain/stay.ts')

const HOSTS = 200
const DESCRIPTION = 'A bright home with everything one needs for a few quiet days. '

/** Up to so many properties their texts are as long as hosts write them. */
const LONG_TEXTS = 200_000

/** Deterministic pseudo-random numbers, equal on both engines. */
const spread = (factor, of) => `((cast(n as bigint) * ${factor}) % 16777213 % ${of})`

/**
 * Fills an empty database: a third of the properties in Nairobi, the rest over all towns and areas,
 * and stays of three to five nights over the next year.
 * @returns how many properties and nights there are
 */
export async function fill(app, properties, nights) {
  await new MigrationRunner(db, app, { direction: 'up' }).run()
  if (await count('users'))
    throw new Error('This database is not empty: give the benchmark one of its own')
  await syncPlaces()
  await fillPeople()
  await fillProperties(properties)
  await fillNights(properties, nights)
  await fillSearch()
  await priceByRule()
  /** As a start does: the numbers of plain prices. */
  await repriceSearch()
  /** Writes what the fill did not: nothing, or the two disagree about the first period. */
  if (await renewNights()) throw new Error('The search rows were filled without their nights')
  /** PostgreSQL answers from an index alone once it knows which rows are seen by all, as its own daemon sees to. */
  await db.rawQuery(isPostgres() ? 'vacuum analyze' : 'analyze')
  return { properties: await count('property_search'), nights: await count('booking_nights') }
}

const numbers = (to) =>
  `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${to})`

function fillPeople() {
  return db.rawQuery(`${numbers(HOSTS)}
    insert into users (first_name, last_name, email, password, role, phone, is_active, email_verified,
      phone_verified, created_at)
    select 'Wanjiku', 'Kamau', 'host' || n || '@makao.test', 'none', 'host', '+254712345678', true, true,
      false, current_timestamp from numbers`)
}

async function fillProperties(count) {
  const areas = await db
    .from('places as areas')
    .join('places as towns', 'towns.id', 'areas.town_id')
    .join('places as counties', 'counties.id', 'areas.county_id')
    .where('areas.kind', 'area')
    .orderBy('areas.id')
    .select('areas.id', 'areas.name', 'areas.town_id', 'areas.county_id')
    .select('towns.name as town', 'counties.name as county')
  const nairobi = areas.filter(({ town }) => town === 'Nairobi')
  const list = [...areas, ...areas, ...nairobi, ...nairobi, ...nairobi, ...nairobi, ...nairobi]

  await db.rawQuery(
    'create table bench_areas (k integer, id integer, area text, town_id integer, town text, county_id integer, county text)'
  )
  for (let start = 0; start < list.length; start += 100) {
    await db
      .insertQuery()
      .table('bench_areas')
      .multiInsert(
        list
          .slice(start, start + 100)
          .map(({ name, ...place }, i) => ({ k: start + i, area: name, ...place }))
      )
  }
  const types = PROPERTY_TYPES.map(({ slug, code }) => `when ${code - 1} then '${slug}'`).join(' ')
  await db.rawQuery(
    `${numbers(count)}
    insert into properties (host_id, title, description, property_type, price_minor, currency, street, area, city,
      county, country, town_id, county_id, area_id, max_guests, bedrooms, bathroom_halves, amenity_mask,
      rating_hundredths, total_reviews, total_likes, is_active, is_verified, created_at)
    select 1 + n % ${HOSTS}, 'Home number ' || n, ?, case ${spread(13, 8)} ${types} end,
      case when n % 10 = 0 then 3000 + ${spread(971, 30_000)} else 200000 + ${spread(7919, 4_000_000)} end,
      case when n % 10 = 0 then 'USD' else 'KES' end, 'Street ' || n, area, town, county, 'Kenya', town_id,
      county_id, bench_areas.id, 1 + ${spread(31, 10)}, 1 + ${spread(17, 4)}, 2 + ${spread(19, 5)},
      ${spread(104_729, 8_388_608)}, ${spread(53, 501)}, ${spread(97, 200)}, ${spread(89, 300)}, true,
      ${spread(3, 2)} = 0, current_timestamp
    from numbers join bench_areas on bench_areas.k = ${spread(7, list.length)}`,
    [DESCRIPTION.repeat(count > LONG_TEXTS ? 1 : 12)]
  )
  await db.rawQuery(`insert into property_images (property_id, key, is_primary, position, width, height, color, created_at)
    select id, 'properties/' || id || '/original.webp', true, 0, 1600, 1200, '#b9a37e', created_at from properties`)
  await db.rawQuery('drop table bench_areas')
}

/** Of those that have prices of their own for dates. */
export const SEASON = {
  firstNight: addDays(todayInNairobi(), 20),
  lastNight: addDays(todayInNairobi(), 41),
}

/** What a price of so many minor units has beside it; amounts as texts stand for SQL. */
const rulesOf = (share) => ({
  ...PLAIN_PRICES,
  weekendMinor: share(120),
  periods: [
    {
      ...{ kind: 'season', name: 'Season', ...SEASON },
      ...{ priceMinor: share(150), weekendMinor: null },
    },
  ],
  weeklyBp: 1000,
  monthlyBp: 2000,
  extraGuestMinor: share(10),
  guestsIncluded: 2,
  cleaningMinor: share(30),
})

const UNIT = 1_000_000

/** A third have prices of weekends and a season, less for a week and a month, cleaning and extra guests. */
async function priceByRule() {
  const parts = JSON.stringify(rulesOf((percent) => `@${percent}@`)).split(/"@(\d+)@"/)
  const sql = parts.map((part, at) => (at % 2 ? `(price_minor / 100 * ${part})` : `'${part}'`))
  await db.rawQuery(`update properties set price_rules = ${sql.join(' || ')} where id % 3 = 0`)

  const rules = rulesOf((percent) => (UNIT / 100) * percent)
  const unit = { priceMinor: UNIT, currency: 'KES', rules, maxGuests: 10 }
  const bounds = priceBounds(unit, ratesOn(todayInNairobi()))
  const bound = (ruled) =>
    `case when property_id % 3 = 0 then price_kes_minor * ${ruled} / ${UNIT} else price_kes_minor end`
  const above = Object.entries(bounds).filter(([name]) => !name.startsWith('least'))
  await db.rawQuery(`update property_search set least_short = ${bound(bounds.leastShort)} - 1,
    least_long = ${bound(bounds.leastLong)} - 1,
    ${above.map(([name, most]) => `${snakeCase(name)} = ${bound(most)} + 1`).join(', ')}`)
  await db.rawQuery(`update property_search set ${beside(rules)} where property_id % 3 = 0`)
}

const isPostgres = () => db.connection().dialect.name === 'postgres'

const snakeCase = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** What a search row has beside its price: amounts as shares of the price, everything else as it is. */
function beside(rules) {
  const { weekend_more, dated_least, dated_most, cleaning, extra_guest, ...same } = searchedPrices(
    UNIT,
    rules
  )
  const share = (amount) => `price_minor / 100 * ${(amount / UNIT) * 100}`
  const more = (amount) => (amount === 0 ? '0' : `${share(UNIT + amount)} - price_minor`)
  const columns = {
    weekend_more: more(weekend_more),
    dated_least: more(dated_least),
    dated_most: more(dated_most),
    cleaning: share(cleaning),
    extra_guest: share(extra_guest),
    ...same,
  }
  return Object.entries(columns)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ')
}

/** In one pass over all nights, which `renewNights` takes property by property. */
function fillSearch() {
  const { kesPerUnit } = ratesOn(todayInNairobi())
  const codes = PROPERTY_TYPES.map(({ slug, code }) => `when '${slug}' then ${code}`).join(' ')
  const from = periodOf(toNight(todayInNairobi()))
  const words = Array.from({ length: PERIODS }, (_, index) => from + index).map((period) => ({
    word: wordOf(period),
    bits: `sum(case when night / ${PERIOD_NIGHTS} = ${period} then cast(1 as bigint) << (night % ${PERIOD_NIGHTS}) else 0 end)`,
  }))
  return db.rawQuery(`insert into property_search (property_id, town_id, county_id, area_id, type, currency, price_minor,
      price_kes_minor, capacity, amenity_mask, rating, reviews, created, nights_from, ${words.map(({ word }) => word).join(', ')})
    select id, town_id, county_id, area_id, case property_type ${codes} end, currency, price_minor,
      case currency when 'USD' then price_minor * ${kesPerUnit.USD} / 1000 else price_minor end, max_guests,
      amenity_mask, rating_hundredths, total_reviews, (cast(id as bigint) * 7919) % 200000000, ${from},
      ${words.map(({ word }) => `coalesce(${word}, 0)`).join(', ')}
    from properties left join (select property_id, ${words.map(({ word, bits }) => `${bits} as ${word}`).join(', ')}
      from booking_nights group by property_id) as taken on taken.property_id = properties.id`)
}

/**
 * Three stays for every ten nights wanted; the primary key drops overlaps. Without PostgreSQL's triggers, which would look
 * every property up and write search rows that are not there yet.
 */
async function fillNights(properties, nights) {
  const first = toNight(todayInNairobi())
  const stays = Math.round(nights / 4)
  await db.transaction(async (trx) => {
    if (isPostgres()) {
      await trx.rawQuery('set local session_replication_role = replica')
    }
    await trx.rawQuery(`${numbers(stays)}
      insert into booking_nights (property_id, night)
      select distinct 1 + n % ${properties}, ${first} + ${spread(104_729, 365)} + day
      from numbers cross join (select 0 as day union select 1 union select 2 union select 3) as days
      where true on conflict do nothing`)
  })
}

async function count(table) {
  const [{ total }] = await db.from(table).count('* as total')
  return Number(total)
}
