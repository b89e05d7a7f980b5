import { test } from '@japa/runner'
import { blockProblem, blocksOf, MAX_BLOCK_NIGHTS } from '#domain/calendar_blocks'
import { addDays, toNight } from '#domain/stay'

const TODAY = '2026-11-21'

test.group('Blocks of a calendar', () => {
  test('nights side by side are one block, half-open', ({ assert }) => {
    const night = toNight('2026-12-30')
    assert.deepEqual(blocksOf([night, night + 1, night + 2, night + 4]), [
      { from: '2026-12-30', to: '2027-01-02', nights: 3 },
      { from: '2027-01-03', to: '2027-01-04', nights: 1 },
    ])
    assert.deepEqual(blocksOf([]), [])
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
