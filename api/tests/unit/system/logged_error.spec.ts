import { test } from '@japa/runner'
import { loggedError } from '#services/logged_error'

const REFUSAL = '550 5.1.1 <amina@example.com>: Recipient address rejected'

/** As nodemailer makes it. */
function refusal() {
  const text = "Can't send mail - all recipients were rejected"
  const one = Object.assign(new Error(`Recipient command failed: ${REFUSAL}`), {
    code: 'EENVELOPE',
    response: REFUSAL,
    responseCode: 550,
    command: 'RCPT TO',
    recipient: 'amina@example.com',
  })
  return Object.assign(new Error(`${text}: ${REFUSAL}`), {
    code: 'EENVELOPE',
    response: REFUSAL,
    responseCode: 550,
    command: 'RCPT TO',
    rejected: ['amina@example.com'],
    rejectedErrors: [one],
  })
}

/** As a line of the log holds it. */
const logged = (error: Error): Record<string, unknown> =>
  JSON.parse(JSON.stringify(loggedError(error)))

test.group('An error in the log', () => {
  test('a refused letter tells why, and not whose it was', ({ assert }) => {
    const error = refusal()
    error.stack = `Error: ${error.message}\n    at send (/srv/makao/node_modules/nodemailer/lib/index.js:1:2)`
    const told = logged(error)
    assert.notInclude(JSON.stringify(told), '@')
    assert.notInclude(JSON.stringify(told), 'amina')
    assert.containSubset(told, { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' })
    assert.equal(
      told.message,
      "Can't send mail - all recipients were rejected: 550 5.1.1 <•••>: Recipient address rejected"
    )
  })

  test('nor as the cause of another error, nor as one of several', ({ assert }) => {
    const around = new Error('amina@example.com was not reached', { cause: refusal() })
    const several = new AggregateError([refusal(), around], 'two letters failed')
    for (const error of [around, several]) {
      error.stack = error.stack?.split('\n', 1)[0]
      assert.notInclude(JSON.stringify(logged(error)), 'amina')
    }
  })

  test('the paths of a stack stay', ({ assert }) => {
    const error = new Error('broken')
    error.stack = 'Error: broken\n    at run (file:///srv/node_modules/@adonisjs/core/index.js:1:2)'
    assert.equal(logged(error).stack, error.stack)
  })

  test('values of a statement are left out', ({ assert }) => {
    const told = logged(
      Object.assign(new Error('null value in column "guest_id"'), {
        bindings: ['Amina'],
        detail: 'Failing row contains (Amina).',
        code: '23502',
      })
    )
    assert.notInclude(JSON.stringify(told), 'Amina')
    assert.equal(told.code, '23502')
  })
})
