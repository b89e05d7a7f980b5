import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  isTyping,
  LONGEST_SEARCH,
  readAddress,
  sortersOf,
  sortOf,
  writeAddress,
} from '../../src/providers/address.ts'

const CHOICES = {
  status: ['pending', 'confirmed'],
  property: /^\d{1,9}$/,
  sort: ['-total', 'checkIn,-total'],
}
const eq = (field: string, value: string) => ({ field, operator: 'eq' as const, value })
const read = (search: string) => readAddress(search, CHOICES)
const filtersOf = (search: string) => read(search).filters
/** What Refine's `useTable` asks to be written. */
const write = (search: string, state: Parameters<typeof writeAddress>[1]) =>
  writeAddress(
    search,
    { currentPage: 1, pageSize: 10, sorters: [], filters: [], ...state },
    CHOICES
  )

describe('An address is read', () => {
  it('as the state of a list', () => {
    assert.deepEqual(read('?status=pending&search=asha&sort=checkIn,-total&page=2&limit=25'), {
      currentPage: 2,
      pageSize: 25,
      sorters: [
        { field: 'checkIn', order: 'asc' },
        { field: 'total', order: 'desc' },
      ],
      filters: [eq('status', 'pending'), eq('search', 'asha')],
    })
  })

  it('without what is not in it, so that a list keeps its own beginning', () => {
    const nothing = { currentPage: undefined, pageSize: undefined }
    assert.deepEqual(read(''), nothing)
    assert.deepEqual(read('?'), nothing)
    assert.deepEqual(read('?status=&search=&sort='), nothing)
  })

  it('with a page from 1 to the API’s last', () => {
    const pages = { '3': 3, '2.9': 2, '1000000': 1_000_000 }
    for (const [asked, page] of Object.entries(pages)) {
      assert.equal(read(`?page=${asked}`).currentPage, page, asked)
    }
    for (const asked of ['0', '-2', '1000001', 'x', 'Infinity', 'NaN', '']) {
      assert.equal(read(`?page=${asked}`).currentPage, undefined, asked)
    }
    assert.equal(read('?limit=101').pageSize, undefined)
  })

  it('without what the list does not know', () => {
    for (const search of [
      '?role=admin',
      '?status=paid',
      '?property=7x',
      '?__proto__=1&constructor=1&toString=1',
      '?filters[0][field]=role&filters[0][value]=admin',
      '?path=users&move=approve&method=delete',
    ]) {
      assert.equal(filtersOf(search), undefined, search)
    }
    assert.equal(read('?sort=-password').sorters, undefined)
    assert.equal(readAddress('?sort=a;drop,--b').sorters, undefined)
    assert.equal(readAddress('?sort=-total', {}).sorters, undefined)
  })

  it('with all its parameters, where a list says nothing about them', () => {
    assert.deepEqual(readAddress('?tab=mine&page=2').filters, [eq('tab', 'mine')])
    assert.deepEqual(readAddress('?sort=-total').sorters, [{ field: 'total', order: 'desc' }])
  })

  it('with the first of repeated parameters, and a search of the length the API takes', () => {
    assert.deepEqual(filtersOf('?status=pending&status=confirmed'), [eq('status', 'pending')])
    const [search] = filtersOf(`?search=${'a'.repeat(LONGEST_SEARCH + 1)}`) ?? []
    assert.equal(search?.value.length, LONGEST_SEARCH)
  })
})

describe('An address is written', () => {
  it('short, and without what goes without saying', () => {
    assert.equal(write('', {}), '')
    assert.equal(
      write('', {
        currentPage: 2,
        pageSize: 25,
        sorters: [{ field: 'total', order: 'desc' }],
        filters: [eq('status', 'pending'), eq('search', 'asha')],
      }),
      '?status=pending&search=asha&sort=-total&limit=25&page=2'
    )
  })

  it('as it is read', () => {
    for (const search of [
      '?status=pending&search=asha',
      '?search=Nyumba+%26+bahari%3F',
      '?property=7&sort=-total&page=3',
      '?sort=checkIn%2C-total&limit=20',
    ]) {
      assert.equal(write('', read(search)), search)
      assert.equal(write(search, read(search)), search)
    }
  })

  it('without the filters that are gone, and with what the list does not know', () => {
    assert.equal(write('?status=pending&page=4', {}), '')
    assert.equal(
      write('?utm=mail&status=pending', { filters: [eq('search', 'a')] }),
      '?utm=mail&search=a'
    )
    assert.equal(write('?status=paid', read('?status=paid')), '')
  })

  it('leaving alone what is not said', () => {
    assert.equal(writeAddress('?status=pending&page=4', {}, CHOICES), '?status=pending&page=4')
    assert.equal(writeAddress('', { tab: 'mine', none: undefined }), '?tab=mine')
    assert.equal(writeAddress('?tab=mine', { tab: null }), '')
  })

  it('of filters with many values, and none of those within others', () => {
    const many = { field: 'status', operator: 'in' as const, value: ['pending', 'confirmed'] }
    assert.equal(write('', { filters: [many] }), '?status=pending%2Cconfirmed')
    assert.equal(write('', { filters: [{ operator: 'or', value: [many] }] }), '')
  })
})

describe('The history', () => {
  it('has one entry for a search, however it was typed, and one for every choice', () => {
    assert.equal(isTyping('?search=a', '?search=as'), true)
    assert.equal(isTyping('?search=a&page=2', '?search=as'), true)
    assert.equal(isTyping('', '?search=a'), true)
    assert.equal(isTyping('?search=a', '?search=a&status=pending'), false)
    assert.equal(isTyping('?search=a', '?search=as&status=pending'), false)
    assert.equal(isTyping('?page=2', '?page=3'), false)
  })

  it('sorts as the API is asked', () => {
    assert.equal(
      sortOf([
        { field: 'total', order: 'desc' },
        { field: 'checkIn', order: 'asc' },
      ]),
      '-total,checkIn'
    )
    assert.equal(sortOf(), '')
  })

  it('knows that the newest come first without a sign', () => {
    assert.deepEqual(sortersOf('createdAt'), [{ field: 'createdAt', order: 'desc' }])
    for (const names of ['createdAt', '-createdAt', 'total', '-total', '-createdAt,total']) {
      assert.equal(sortOf(sortersOf(names)), names)
    }
  })
})
