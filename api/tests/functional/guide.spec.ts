import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { addDays, todayInNairobi } from '#domain/stay'
import { outboxPath } from '#services/mail/outbox'
import env from '#start/env'
import { differenceOf, partOf, stepsOf, Terminal } from '#tests/helpers/guide'
import { picture } from '#tests/helpers/listings'

const guide = readFileSync(app.makePath('../docs/api.md'), 'utf8')
const steps = stepsOf(guide)
const address = `http://${env.get('HOST')}:${env.get('PORT')}`

const isMissing = (tool: string) => spawnSync(tool, ['--version']).error !== undefined

test.group('The guide to the API (docs/api.md)', (group) => {
  let terminal: Terminal

  group.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.setup(async () => {
    await limiter.clear(['memory'])
    await rm(outboxPath, { recursive: true, force: true })
    await UserFactory.apply('host').merge({ email: 'host@makao.test' }).create()
    terminal = new Terminal({ 'photo.jpg': await picture() })
    return () => terminal.close()
  })

  test('every command of it is run, and every answer held against it', ({ assert }) => {
    assert.lengthOf(steps, guide.match(/^```(sh|http)$/gm)!.length / 2)
    assert.isAbove(steps.length, 20)
  })

  test('{title} answers {status}, as shown')
    .with(steps)
    .run(async ({ assert }, { command, status, shown, kept }) => {
      if (command.includes('"$API/reviews"')) await nightPasses()
      const answer = await terminal.run(command.replaceAll('http://localhost:3000', address))
      assert.equal(answer.status, status, answer.body)
      const [said, expected] = [answer.body, shown].map(read)
      assert.isUndefined(differenceOf(expected, said), answer.body)

      for (const [name, path] of Object.entries(kept)) terminal.keep(name, partOf(said, path))
    })
    .skip(isMissing('curl') || isMissing('bash'), 'The commands need curl and bash')
})

/** A review waits until the day of check-out; the guide's stay begins today. */
async function nightPasses() {
  const yesterday = addDays(todayInNairobi(), -1)
  await db
    .from('bookings')
    .update({ check_in: yesterday, check_out: todayInNairobi(), departed_on: yesterday })
}

/** JSON as what it says, any other text as it is. */
function read(body: string): unknown {
  return body.startsWith('{') ? JSON.parse(body) : body
}
