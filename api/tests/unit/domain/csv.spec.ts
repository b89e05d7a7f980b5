import { test } from '@japa/runner'
import { csvCell, csvLine } from '#domain/csv'

test.group('CSV', () => {
  test('{text} becomes {cell}')
    .with([
      { text: 'plain', cell: 'plain' },
      { text: 'a,b', cell: '"a,b"' },
      { text: 'a;b', cell: '"a;b"' },
      { text: 'say "hi"', cell: '"say ""hi"""' },
      { text: 'two\nlines', cell: '"two\nlines"' },
      { text: '=1+1', cell: "'=1+1" },
      { text: '+254712345678', cell: "'+254712345678" },
      { text: '-2', cell: "'-2" },
      { text: '@SUM(A1)', cell: "'@SUM(A1)" },
      { text: '＝1', cell: "'＝1" },
      { text: '＋1', cell: "'＋1" },
      { text: '－1', cell: "'－1" },
      { text: '＠SUM(A1)', cell: "'＠SUM(A1)" },
      { text: '|calc', cell: "'|calc" },
      { text: '\t=1', cell: "'\t=1" },
      { text: '=cmd|"/c calc"', cell: '"\'=cmd|""/c calc"""' },
      { text: '', cell: '' },
    ])
    .run(({ assert }, { text, cell }) => {
      assert.equal(csvCell(text), cell)
    })

  test('numbers stay numbers, and nothing is an empty cell', ({ assert }) => {
    assert.equal(csvLine([1, 2.5, null, 'x']), '1,2.5,,x\r\n')
    assert.equal(csvCell(-2), '-2', 'a number is no formula')
    assert.equal(csvCell(null), '')
  })
})
