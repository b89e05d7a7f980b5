import { BaseSchema } from '@adonisjs/lucid/schema'

const WORDS = Array.from({ length: 10 }, (_, digit) => `dated_${digit}`)

const FEES = ['extra_guest', 'cleaning']

const PRICES = ['price_minor', 'currency', 'weekend_more', 'cleaning', 'extra_guest']

const RULES = ['guests_included', 'week_off', 'month_off']

type Index = {
  name: string
  /** What is looked for, and the order in which it is found */
  keys: string[]
  /** What an entry answers without its row */
  answers: string[]
  /** Its keys as they were, with all answers behind them */
  before?: string[]
  where?: string
}

/** An index of the migrations before for each list of dear stays. */
const INDEXES: Index[] = [
  {
    name: 'search_by_most',
    keys: ['most', 'property_id'],
    answers: [...PRICES, ...RULES, 'dated_most', ...WORDS],
  },
  ...['plain_short', 'weekend_short', 'plain_long', 'weekend_long'].map((key) => ({
    name: `search_by_${key}`,
    keys: [key, 'property_id'],
    answers: [...PRICES, ...RULES],
  })),
  ...WORDS.map((word, digit) => {
    const words = [WORDS.at(digit - 1)!, word, WORDS[(digit + 1) % WORDS.length]]
    const plain = ['plain_short', 'weekend_short']
    const rest = ['plain_long', 'weekend_long', ...words, ...PRICES, ...RULES, 'dated_most']
    return {
      name: `search_${word}`,
      keys: ['most_short', 'most_long', 'property_id'],
      answers: [...plain, ...rest],
      before: ['most_short', 'property_id', ...plain, 'most_long', ...rest],
      where: `${word} <> 0`,
    }
  }),
  ...FEES.map((fee) => ({
    name: `search_by_${fee}`,
    keys: ['currency', fee, 'property_id'],
    answers: [
      ...['price_minor', 'weekend_more', ...RULES, 'dated_most'],
      ...[...FEES.filter((other) => other !== fee), ...WORDS],
    ],
    where: `${fee} > 0`,
  })),
]

/** PostgreSQL compares and plans by the keys alone, and copies no answer into its inner pages (ADR 0143). SQLite has no such columns. */
export default class extends BaseSchema {
  async up() {
    this.#make(({ keys, answers }) => `(${keys.join(', ')}) include (${answers.join(', ')})`)
  }

  async down() {
    this.#make(({ keys, answers, before }) => `(${(before ?? [...keys, ...answers]).join(', ')})`)
  }

  #make(columns: (index: Index) => string) {
    if (this.db.dialect.name !== 'postgres') return
    for (const index of INDEXES) {
      const where = index.where ? ` where ${index.where}` : ''
      this.schema.raw(`drop index ${index.name}`)
      this.schema.raw(`create index ${index.name} on property_search ${columns(index)}${where}`)
    }
  }
}
