import { BaseSchema } from '@adonisjs/lucid/schema'

const WORDS = Array.from({ length: 10 }, (_, digit) => `dated_${digit}`)

/** Of a night at the one price, in hundredths (`domain/price_bounds.ts`). */
const STEPS = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 33, 40, 50, 65, 80, 100, 150, 200]

/** SQL of the first step that a further guest does not exceed, with a discount of the night's. */
function stepOf(discount: string) {
  const isWithin = STEPS.map(
    (hundredths, at) =>
      `when extra_guest * 1000000 <= price_minor * (10000 - ${discount}) * ${hundredths} then ${at + 1}`
  )
  return `case when extra_guest = 0 then 0 ${isWithin.join(' ')} else ${STEPS.length + 1} end`
}

/** What they add to a night on average. */
function partOfWeekends(most: string) {
  const more = 'weekend_long - plain_long'
  return `case when weekend_long > plain_long then (${more}) * ${most} + 1 else 0 end`
}

/** What follows from other columns, so that nobody who writes these can forget it. */
const GENERATED = {
  extra_guest_short: stepOf('0'),
  extra_guest_long: stepOf('week_off'),
  extra_guest_month: stepOf('month_off'),
  /** Of the nights of a week and more four in nine are weekend nights at most, from one Friday to the second Sunday; of a month and more a third. */
  undated_long: `plain_long + ${partOfWeekends('4 / 9')}`,
  undated_month: `plain_long - price_kes_minor * (month_off - week_off) / 10000 + 1 + ${partOfWeekends('1 / 3')}`,
}

const PRICES = ['price_minor', 'weekend_more', 'cleaning', 'extra_guest']

const RULES = ['guests_included', 'week_off', 'month_off']

const ANSWERS = [...PRICES, ...RULES, 'dated_most', ...WORDS, 'currency']

/** As in the migrations before. */
const LIST_BEFORE = {
  keys: ['currency', 'extra_guest', 'property_id'],
  answers: ['price_minor', 'weekend_more', ...RULES, 'dated_most', 'cleaning', ...WORDS],
}

/** What a further guest costs, and a night of the same stays. */
const KEYS = [
  ['extra_guest_short', 'plain_short'],
  ['extra_guest_short', 'weekend_short'],
  ['extra_guest_long', 'undated_long'],
  ['extra_guest_month', 'undated_month'],
]

type List = { keys: string[]; answers: string[] }

/**
 * The dearest stays of more guests than most: for each step of what a further one costs of a night, those whose nights are dear (ADR 0145). What is charged for
 * guests alone had a list of its own.
 */
export default class extends BaseSchema {
  async up() {
    const isPostgres = this.db.dialect.name === 'postgres'
    for (const [name, sql] of Object.entries(GENERATED)) {
      const kept = isPostgres ? 'stored' : 'virtual'
      this.schema.raw(
        `alter table property_search add column ${name} bigint generated always as (${sql}) ${kept}`
      )
    }
    this.schema.raw('drop index search_by_extra_guest')
    for (const [step, night] of KEYS) {
      this.#list(`search_by_guests_${night}`, {
        keys: [step, night, 'property_id'],
        answers: ANSWERS,
      })
    }
  }

  async down() {
    for (const [, night] of KEYS) this.schema.raw(`drop index search_by_guests_${night}`)
    for (const name of Object.keys(GENERATED)) {
      this.schema.raw(`alter table property_search drop column ${name}`)
    }
    this.#list('search_by_extra_guest', LIST_BEFORE)
  }

  #list(name: string, { keys, answers }: List) {
    const columns =
      this.db.dialect.name === 'postgres'
        ? `(${keys.join(', ')}) include (${answers.join(', ')})`
        : `(${[...keys, ...answers].join(', ')})`
    this.schema.raw(`create index ${name} on property_search ${columns} where extra_guest > 0`)
  }
}
