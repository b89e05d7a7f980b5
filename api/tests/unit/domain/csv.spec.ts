import { test } from '@japa/runner'
import fc from 'fast-check'
import { csvCell, csvLine } from '#domain/csv'

test.group('CSV', () => {
  test('{text} becomes {cell}')
    .with([
      { text: 'plain', cell: 'plain' },
      { text: 'a,b', cell: '"a,b"' },
      { text: 'a;b', cell: '"a;b"' },
      { text: 'say "hi"', cell: '"say ""hi"""' },
      { text: 'two\nlines', cell: '"two\nlines"' },
      { text: 'two\r\nlines', cell: '"two\r\nlines"' },
      { text: 'Ó Ríordáin, Ng’ang’a 🏖', cell: '"Ó Ríordáin, Ng’ang’a 🏖"' },
      { text: '=1+1', cell: "'=1+1" },
      { text: '+254712345678', cell: "'+254712345678" },
      { text: '-2', cell: "'-2" },
      { text: '@SUM(A1)', cell: "'@SUM(A1)" },
      { text: '＝1', cell: "'＝1" },
      { text: '＋1', cell: "'＋1" },
      { text: '－1', cell: "'－1" },
      { text: '＠SUM(A1)', cell: "'＠SUM(A1)" },
      { text: '|calc', cell: "'|calc" },
      { text: '\t=1', cell: "'\t'=1" },
      { text: '\nx', cell: '"\'\nx"' },
      { text: 'Beach house;=1+1;x', cell: '"Beach house;\'=1+1;x"' },
      { text: 'Beach house;"=1+1"', cell: '"Beach house;""\'=1+1"""' },
      { text: 'Bring towels\n- and a torch', cell: '"Bring towels\n\'- and a torch"' },
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

  test('whatever people write is read again as they wrote it, and never as a formula', () => {
    const signs = fc.constantFrom(...`=+-@＝|'",;\t\r\n aéŋ海🏖`)
    const texts = fc.array(fc.string({ unit: signs }), { minLength: 1 })
    fc.assert(
      fc.property(texts, (written) => {
        const line = csvLine(written)
        const read = cellsOf(line)
        const isKept = written.every((text, place) => plain(read[place]) === plain(text))
        const isFormula = [
          ...read.map((cell) => /^[=+\-@＝|\t\r\n]/.test(cell)),
          ...line.split(/[;\t\r\n]"*/).map((start) => /^[=+\-@＝|]/.test(start)),
        ]
        return isKept && !isFormula.includes(true)
      })
    )
  })
})

/** Without the marks that keep formulas from being ones. */
const plain = (text: string) => text.replace(/'(?=[=+\-@＝|\t\r\n])/g, '')

/** The cells of one line, as RFC 4180 has them read. */
function cellsOf(line: string) {
  const cells = ['']
  let isQuoted = false
  let before = ''
  for (const sign of line.slice(0, -'\r\n'.length)) {
    const isDoubled = sign === '"' && before === '"' && !isQuoted
    if (sign === '"') isQuoted = !isQuoted
    if (sign === ',' && !isQuoted) cells.push('')
    else if (sign !== '"' || isDoubled) cells[cells.length - 1] += sign
    before = sign
  }
  return cells
}
