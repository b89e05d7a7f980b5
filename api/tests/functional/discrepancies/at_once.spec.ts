import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import { noteDifference } from '#actions/discrepancies/note_difference'
import { UserFactory } from '#database/factories/user_factory'
import { todayInNairobi } from '#domain/stay'
import Discrepancy from '#models/discrepancy'
import { writeTransaction } from '#services/database/write_transaction'
import { liveStreams } from '#tests/helpers/live_stream'

const note = (trx: TransactionClientContract) =>
  noteDifference(trx, 'message', 'paystack', {
    kind: 'unsigned',
    movement: 'payment',
    reference: todayInNairobi(),
    paymentId: null,
    ours: null,
    theirs: null,
    day: todayInNairobi(),
  })

test.group('Differences | at the same moment', (group) => {
  const { listen } = liveStreams(group)

  test('two messages that open one are counted as two, and it is announced once', async ({
    assert,
  }) => {
    const [stream] = await listen(await UserFactory.apply('admin').create())
    const first = await db.transaction()
    const id = await note(first)
    const [again] = await Promise.all([
      writeTransaction(note),
      pause(300).then(() => first.commit()),
    ])

    assert.equal(again, id)
    const rows = await Discrepancy.all()
    assert.lengthOf(rows, 1)
    assert.equal(rows[0].times, 2)
    assert.isTrue(await stream.hears({ resource: 'discrepancies', type: 'updated', ids: [id] }))
    const created = stream.events.filter(({ type }) => type === 'created')
    assert.deepEqual(created, [{ resource: 'discrepancies', type: 'created', ids: [id] }])
  })
})
