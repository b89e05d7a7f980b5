import { LANGUAGE_COOKIE } from '@makao/shared/cookies'
import assert from 'node:assert/strict'
import type { Request, Response } from 'express'
import { test } from 'node:test'
import { nameViewer } from '../../server/viewer.ts'

function nameOf(cookie: string) {
  const headers = new Map<string, string>()
  const response = { setHeader: (name: string, value: string) => headers.set(name, value) }
  nameViewer({ headers: { cookie } } as Request, response as unknown as Response, () => undefined)
  return headers.get('X-Viewer')
}

test('a viewer is named by their session and their language, and nobody’s session by its name', () => {
  const [one, other] = ['makao_session=one', 'makao_session=other'].map(nameOf)
  assert.match(one!, /^[0-9a-f]{16}-en$/)
  assert.notEqual(one, other)
  assert.equal(nameOf(`makao_session=one; ${LANGUAGE_COOKIE}=sw`), one!.replace(/en$/, 'sw'))
  assert.equal(nameOf(`${LANGUAGE_COOKIE}=fr`), 'visitor-fr')
})
