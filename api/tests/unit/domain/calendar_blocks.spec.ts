import { test } from '@japa/runner'
import { blockProblem, blocksOf, MAX_BLOCK_NIGHTS } from '#domain/calendar_blocks'
import { addDays, toNight } from '#domain/stay'

const TODAY = '2026-11-21'
const own = { reason: null, calendar: null }

test.group('Blocks of a calendar', () => {
  test('nights side by side are one block, half-open', ({ assert }) => {
    const first = toNight('2026-12-30')
    const nights = [0, 1, 2, 4].map((ahead) => ({ night: first + ahead, ...own }))
    assert.deepEqual(blocksOf(nights), [
      { from: '2026-12-30', to: '2027-01-02', nights: 3, ...own },
      { from: '2027-01-03', to: '2027-01-04', nights: 1, ...own },
    ])
    assert.deepEqual(blocksOf([]), [])
  })

  test('another reason is another block', ({ assert }) => {
    const first = toNight('2026-12-30')
    const nights = ['Painting', 'Painting', null, 'Family'].map((reason, ahead) => ({
      night: first + ahead,
      reason,
      calendar: null,
    }))
    assert.deepEqual(
      blocksOf(nights).map(({ nights: count, reason }) => [count, reason]),
      [
        [2, 'Painting'],
        [1, null],
        [1, 'Family'],
      ]
    )
  })

  test('nights of another calendar are another block', ({ assert }) => {
    const first = toNight('2026-12-30')
    const nights = [null, 'Airbnb', 'Airbnb', 'Vrbo'].map((calendar, ahead) => ({
      night: first + ahead,
      reason: null,
      calendar,
    }))
    assert.deepEqual(
      blocksOf(nights).map(({ nights: count, calendar }) => [count, calendar]),
      [
        [1, null],
        [2, 'Airbnb'],
        [1, 'Vrbo'],
      ]
    )
  })

  test('from {from} to {to} there is {problem}')
    .with([
      { from: TODAY, to: '2026-11-22', problem: null },
      { from: TODAY, to: addDays(TODAY, MAX_BLOCK_NIGHTS), problem: null },
      { from: TODAY, to: addDays(TODAY, MAX_BLOCK_NIGHTS + 1), problem: 'tooLong' },
      { from: '2026-11-20', to: '2026-11-22', problem: 'past' },
      { from: TODAY, to: TODAY, problem: 'order' },
      { from: '2026-11-25', to: '2026-11-22', problem: 'order' },
    ])
    .run(({ assert }, { from, to, problem }) => {
      assert.equal(blockProblem({ from, to }, TODAY), problem)
    })
})
