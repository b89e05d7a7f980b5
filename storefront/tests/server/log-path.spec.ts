import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logPath } from '../../server/log-path.ts'

const token = 'k8Jd0sPq2LxVb7Rn4TzWc1YhMf9GuA3eIoBv6XwE5Qs'

test('a token of a mailed link and the query stay out of the log', () => {
  assert.equal(logPath(`/api/v1/auth/resetpassword/${token}`), '/api/v1/auth/resetpassword/…')
  assert.equal(
    logPath(`/newsletter/confirm/${token}.data?x=${token}`),
    '/newsletter/confirm/….data'
  )
  assert.equal(logPath('/properties/41?location=Lamu'), '/properties/41')
  assert.equal(logPath(undefined), '')
})

test('paths of our own stay readable', () => {
  const path = '/api/v1/bookings/properties/7/check-availability'
  assert.equal(logPath(path), path)
})
