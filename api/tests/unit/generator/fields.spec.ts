import { test } from '@japa/runner'
import { fieldCodes } from '#generator/field_code'
import { parseField, parseFields } from '#generator/fields'
import { namesOf } from '#generator/names'

test.group('Fields of a resource to be made', () => {
  test('are read with length, range, choices and marks', ({ assert }) => {
    const code = parseField('code:string:20:unique:searchable')
    assert.containsSubset(code, { type: 'string', max: 20, isUnique: true, isSearchable: true })
    assert.equal(parseField('title:string(100)').max, 100)
    assert.containsSubset(parseField('body:text?'), { max: 2000, isOptional: true })
    assert.deepEqual(parseField('seats:integer(1..9)').range, [1, 9])
    assert.deepEqual(parseField('level:enum(info, warning)').choices, ['info', 'warning'])
    assert.equal(parseField('startsOn:date').column, 'starts_on')
  })

  test('{given} is refused with a sentence')
    .with([
      { given: 'title', says: 'its form is name:type' },
      { given: 'title:words', says: 'types are string' },
      { given: 'Title:string', says: 'no name of a field' },
      { given: 'order:integer', says: 'of SQL' },
      { given: 'left:boolean', says: 'of SQL' },
      { given: 'currentDate:date', says: 'of SQL' },
      { given: 'systemUser:string', says: 'of SQL' },
      { given: 'createdAt:date', says: 'every record has' },
      { given: 'title:string(0)', says: 'from 1 to 10000' },
      { given: 'seats:integer(9..1)', says: 'integer(1..5)' },
      { given: 'level:enum(one)', says: 'two different choices' },
      { given: 'level:enum(one,one)', says: 'two different choices' },
      { given: 'pinned:boolean?', says: 'no question mark' },
      { given: 'body:text:unique', says: 'cannot be unique' },
      { given: 'price:money:searchable', says: 'cannot be searchable' },
      { given: 'title:string:often', says: 'says nothing' },
    ])
    .run(({ assert }, { given, says }) => {
      assert.throws(() => parseField(given), new RegExp(says.replace(/[()]/g, '\\$&'), 'i'))
    })

  test('make a whole: one names the record, none stands twice, one may be unique', ({ assert }) => {
    assert.throws(() => parseFields(['body:text']), /lists show a record by it/)
    assert.throws(() => parseFields(['title:string?']), /lists show a record by it/)
    assert.throws(() => parseFields(['title:string(5)']), /room for 10 characters/)
    assert.throws(() => parseFields(['title:string', 'title:text']), /two fields called title/)
    const both = ['title:string:unique', 'code:string:unique']
    assert.throws(() => parseFields(both), /One field may be unique/)
  })

  test('are searched where they have words, or where somebody says so', ({ assert }) => {
    const searched = (...given: string[]) =>
      parseFields(given).flatMap(({ name, isSearchable }) => (isSearchable ? [name] : []))
    assert.deepEqual(searched('title:string', 'body:text', 'seats:integer'), ['title', 'body'])
    assert.deepEqual(searched('title:string:searchable', 'body:text'), ['title'])
  })

  test('keep money in minor units, and moments apart from days', ({ assert }) => {
    const fields = parseFields(['title:string', 'price:money', 'startsAt:datetime?', 'day:date'])
    const [, price, startsAt, day] = fieldCodes(fields, namesOf('boat trip'))
    assert.equal(price.columnLine, `table.bigInteger('price_minor').notNullable()`)
    assert.equal(price.created, 'priceMinor: toMinor(details.price)')
    assert.equal(startsAt.columnLine, `table.timestamp('starts_at').nullable()`)
    assert.equal(day.columnLine, `table.string('day', 10).notNullable()`)
    assert.equal(startsAt.sort, `startsAt: ['starts_at is not null', 'starts_at']`)
  })

  test('are ordered as words where people write them', ({ assert }) => {
    const fields = parseFields(['title:string', 'note:string?', 'kind:enum(a,b)'])
    const sorts = fieldCodes(fields, namesOf('boat trip')).map(({ sort }) => sort)
    assert.deepEqual(sorts, [
      `title: words('title')`,
      `note: ['note is not null', words('note')]`,
      `kind: 'kind'`,
    ])
  })
})
