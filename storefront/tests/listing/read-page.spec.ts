import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPage } from '../../app/read-page.ts'

const pageOf = (text: string) => readPage(new URLSearchParams({ page: text }))

test('the page of an address is one that the API takes, whatever stands there', () => {
  for (const text of ['', '0', '-3', 'two', '1.9', 'NaN']) {
    assert.equal(pageOf(text), 1, text)
  }
  assert.equal(pageOf('20'), 20)
  for (const text of ['Infinity', '1e9', '1000001']) {
    assert.equal(pageOf(text), 1_000_000, text)
  }
  assert.equal(readPage(new URLSearchParams()), 1)
})
