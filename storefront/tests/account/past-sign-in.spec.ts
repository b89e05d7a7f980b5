import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pastSignIn } from '../../app/past-sign-in.ts'

const from = (path: string) => pastSignIn(new URL(path, 'http://makao.test'))

test('whoever is signed in and comes by a letter is told why it leads elsewhere', () => {
  assert.deepEqual(from('/auth/forgot-password?reason=security'), {
    path: '/dashboard/profile?tab=password',
    word: 'changePassword',
  })
  assert.deepEqual(from('/auth/reset-password/abc'), {
    path: '/dashboard',
    word: 'signedInAlready',
  })
})

test('the other pages of sign-in lead to the dashboard without a word', () => {
  for (const path of ['/auth/login', '/auth/forgot-password', '/auth/reset-password']) {
    assert.deepEqual(from(path), { path: '/dashboard', word: null })
  }
})
