/*
 * Shows what several processes claim, on PostgreSQL and Redis: that replacing each in turn under load fails nothing, that one killed
 * loses nothing, and that two of each carry more than one.
 * DATABASE_URL=postgres://…/bench REDIS_URL=redis://…/7 npm run bench -- cluster [--small] [--only rolling,kill,ratio]
 * Both are emptied. --small asks 2,000 times instead of 20,000.
 */
import { parseArgs } from 'node:util'
import { hammered } from './cluster/kill.mjs'
import { ratio } from './cluster/ratio.mjs'
import { STAYS_EACH } from './cluster/people.mjs'
import { rolling } from './cluster/rolling.mjs'
import { emptyRedis } from './cluster/redis.mjs'
import { emptied } from './lib/emptied.mjs'
import { filled } from './lib/product.mjs'
import { scratchFolder } from './lib/scratch.mjs'

const { values: options } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    only: { type: 'string', default: 'rolling,kill,ratio' },
    rounds: { type: 'string', default: '3' },
  },
})
const { DATABASE_URL: database, REDIS_URL: redis, ...rest } = process.env
process.env = rest

if (!database || !redis) {
  console.log(
    '  Several processes need DATABASE_URL and REDIS_URL, both of which are emptied: nothing measured'
  )
} else {
  const requests = options.small ? 2000 : 20_000
  const guests = requests / 100
  const parts = { rolling, kill: hammered, ratio }
  for (const name of options.only.split(',')) {
    const folder = scratchFolder()
    await emptied(database)
    await emptyRedis(redis)
    const people = JSON.parse(
      await filled(folder, database, 'cluster/fill.mjs', guests * STAYS_EACH, guests)
    )
    console.log(`\n${name}`)
    await parts[name](
      folder,
      { database, redis },
      { requests, people, rounds: Number(options.rounds) }
    )
  }
}
