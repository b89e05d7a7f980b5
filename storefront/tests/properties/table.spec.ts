import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromTable, toTable } from '../../app/table.ts'

test('rows come out of a table as they went in, with each field’s name sent once', () => {
  const rows = [
    { _id: 1, title: 'Reef House', host: null, amenities: ['wifi'] },
    { _id: 2, title: 'Tea Cottage', host: 'Priya', amenities: [] },
  ]
  const sent = JSON.stringify(toTable(rows))
  assert.equal(sent.match(/title/g)?.length, 1)
  assert.deepEqual(
    fromTable(JSON.parse(sent) as ReturnType<typeof toTable<(typeof rows)[0]>>),
    rows
  )
  assert.deepEqual(fromTable(toTable([])), [])
})
