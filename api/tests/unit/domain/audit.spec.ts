import { test } from '@japa/runner'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, changesBetween, UNTOLD } from '#domain/audit'

test.group('What the log keeps of a change', () => {
  test('only what differs, on both sides', ({ assert }) => {
    assert.deepEqual(
      changesBetween(
        { status: 'pending', guests: 2, rules: ['No smoking'], note: null },
        { status: 'confirmed', guests: 2, rules: ['No smoking', 'No pets'], note: null }
      ),
      {
        before: { status: 'pending', rules: ['No smoking'] },
        after: { status: 'confirmed', rules: ['No smoking', 'No pets'] },
      }
    )
  })

  test('all of what came or went', ({ assert }) => {
    assert.deepEqual(changesBetween(null, { status: 'pending' }), {
      before: null,
      after: { status: 'pending' },
    })
    assert.deepEqual(changesBetween({ status: 'pending' }, null), {
      before: { status: 'pending' },
      after: null,
    })
    assert.deepEqual(changesBetween(null, null), { before: null, after: null })
  })

  test('each side names only what it has', ({ assert }) => {
    const changes = changesBetween({ price: 10, tags: [1] }, { price: 10, title: 'Hut' })
    assert.deepEqual(changes, { before: { tags: [1] }, after: { title: 'Hut' } })
    assert.deepEqual(Object.keys(changes!.before!), ['tags'])
    assert.deepEqual(Object.keys(changes!.after!), ['title'])
  })

  test('beside an amount that differs, the currency it is in', ({ assert }) => {
    const facts = { currency: 'KES', guests: 2 }
    assert.deepEqual(changesBetween({ ...facts, price: 10 }, { ...facts, price: 12 }), {
      before: { price: 10, currency: 'KES' },
      after: { price: 12, currency: 'KES' },
    })
    assert.deepEqual(changesBetween({ ...facts, totalMinor: 5 }, { ...facts, totalMinor: 6 }), {
      before: { totalMinor: 5, currency: 'KES' },
      after: { totalMinor: 6, currency: 'KES' },
    })
    assert.deepEqual(changesBetween({ ...facts, totalMinor: 5 }, { ...facts, totalMinor: 5 }), null)
    assert.deepEqual(changesBetween({ ...facts, price: 5 }, { ...facts, price: 5, guests: 3 }), {
      before: { guests: 2 },
      after: { guests: 3 },
    })
    assert.deepEqual(changesBetween({ price: 5 }, { price: 6 }), {
      before: { price: 5 },
      after: { price: 6 },
    })
  })

  test('that something is there, though nothing is said of it', ({ assert }) => {
    assert.deepEqual(changesBetween(null, {}), { before: null, after: {} })
  })

  test('nothing, when nothing has changed', ({ assert }) => {
    assert.isNull(changesBetween({ price: 10, tags: [1] }, { price: 10, tags: [1] }))
  })

  test('that personal things changed, but never what they were', ({ assert }) => {
    assert.deepEqual(
      changesBetween(
        { email: 'a@example.com', phone: '+254712345678', emailVerified: false, street: null },
        { email: 'b@example.com', phone: null, emailVerified: true, street: 'Moi Avenue 1' }
      ),
      {
        before: { email: UNTOLD, phone: UNTOLD, emailVerified: false, street: null },
        after: { email: UNTOLD, phone: null, emailVerified: true, street: UNTOLD },
      }
    )
    assert.deepEqual(
      changesBetween(
        { firstName: 'Achieng', lastName: 'Otieno', role: 'guest' },
        { firstName: 'Wanjiku', lastName: 'Kamau', role: 'host' }
      ),
      {
        before: { firstName: UNTOLD, lastName: UNTOLD, role: 'guest' },
        after: { firstName: UNTOLD, lastName: UNTOLD, role: 'host' },
      }
    )
  })

  test('speaks of known things in known words that fit the table', ({ assert }) => {
    for (const action of AUDIT_ACTIONS) {
      assert.match(action, /^[a-z]+\.[a-zA-Z]+$/)
      assert.isAtMost(action.length, 60)
      assert.include(AUDIT_SUBJECTS, action.split('.')[0])
    }
  })
})
