import { test } from '@japa/runner'
import { parseFields } from '#generator/fields'
import { labelsOf, untranslated } from '#generator/labels'
import { namesOf } from '#generator/names'
import { accessRows, rightsOf } from '#generator/rights'

test.group('Names of a resource to be made', () => {
  test('are spelled for files, tables, texts and addresses')
    .with(['boat trip', 'boat-trip', 'BoatTrip', 'boatTrip', 'boat_trip'])
    .run(({ assert }, given) => {
      assert.containsSubset(namesOf(given), {
        sentencePlural: 'Boat trips',
        camelPlural: 'boatTrips',
        pascal: 'BoatTrip',
        snakePlural: 'boat_trips',
        kebabPlural: 'boat-trips',
        shout: 'BOAT_TRIP',
      })
    })

  test('{given} is refused with a sentence')
    .with([
      { given: '', says: 'is no name' },
      { given: '../notice', says: 'is no name' },
      { given: 'notice2', says: 'is no name' },
      { given: 'notices', says: 'Give the singular: notice' },
      { given: 'class', says: 'means something' },
      { given: 'left', says: 'means something' },
      { given: 'user', says: 'means something' },
      { given: 'request', says: 'means something' },
      { given: 'sheep', says: 'its own plural' },
      { given: 'extraordinarily-long-winded-announcement', says: 'too long' },
    ])
    .run(({ assert }, { given, says }) => {
      assert.throws(() => namesOf(given), new RegExp(says))
    })

  test('take another plural than the dictionary’s', ({ assert }) => {
    assert.equal(namesOf('sheep', 'sheep flocks').kebabPlural, 'sheep-flocks')
  })
})

test.group('Rights of a resource to be made', () => {
  test('become rows of the table of who may call what', ({ assert }) => {
    const rows = accessRows('notices', rightsOf('everyone', 'admin', false))
    assert.equal(
      rows[0],
      'notices.index                  yes       yes   yes        yes  yes       yes'
    )
    assert.equal(
      rows[1],
      'notices.store                  401       403   403        403  403       yes'
    )
    const owned = accessRows('notices', rightsOf('host', 'host', true))
    assert.equal(
      owned[3],
      'notices.update                 401       404   404        yes  404       yes'
    )
  })

  test('are refused where they contradict each other', ({ assert }) => {
    assert.throws(() => rightsOf('nobody', 'admin', false), /--read is one of/)
    assert.throws(() => rightsOf('host', 'guest', false), /--write is one of/)
    assert.throws(() => rightsOf('admin', 'host', false), /Who writes has to read/)
    assert.throws(() => rightsOf('everyone', 'host', true), /--owned gives each host/)
  })
})

test.group('Labels of a resource to be made', () => {
  const names = namesOf('notice')
  const fields = parseFields(['title:string', 'anchor:string'])

  test('are said, known, or English and named as such', ({ assert }) => {
    const english = labelsOf('en', [], names, fields)
    const said = labelsOf('sw', ['tangazo/matangazo', 'anchor=Nanga'], names, fields)
    assert.deepEqual(said, {
      one: 'tangazo',
      many: 'matangazo',
      fields: { title: 'Kichwa', anchor: 'Nanga' },
    })
    assert.deepEqual(untranslated('sw', said, english), [])
    const unsaid = labelsOf('fr', [], names, fields)
    assert.deepEqual(untranslated('fr', unsaid, english), ['notice', 'anchor'])
  })

  test('are refused for fields there are not, and without a plural', ({ assert }) => {
    assert.throws(() => labelsOf('sw', ['code=Msimbo'], names, fields), /which is no field/)
    assert.throws(() => labelsOf('sw', ['tangazo'], names, fields), /singular\/plural/)
  })
})
