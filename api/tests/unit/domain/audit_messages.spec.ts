import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { AUDIT_ACTIONS } from '#domain/audit'
import { AUDIT_MESSAGES, englishOf, type AuditMessage } from '#domain/audit_messages'

/** The other languages are held against English by `npm run check`. */
const CATALOGUE = new URL('../../../../backoffice/src/locales/en/audit.json', import.meta.url)
const { audit } = JSON.parse(readFileSync(CATALOGUE, 'utf8'))

test.group('What the log tells', () => {
  test('has a name for every action', ({ assert }) => {
    assert.includeMembers([...AUDIT_MESSAGES] as string[], AUDIT_ACTIONS)
  })

  test('has a text for every action in the back office', ({ assert }) => {
    for (const action of AUDIT_ACTIONS) {
      assert.isString(textAt(audit.actions, action), action)
    }
  })

  test('has a sentence in the back office that names the same things', ({ assert }) => {
    for (const name of AUDIT_MESSAGES) {
      const sentence = textAt(audit.messages, name)
      assert.isString(sentence, name)
      const named = [...String(sentence).matchAll(/\{\{(\w+)\}\}/g)].map(([, param]) => param)
      assert.sameMembers(named, namedBy(name), name)
    }
  })

  test('is told in English with what it names', ({ assert }) => {
    const told = { name: 'user.roleChanged', role: 'host', formerRole: 'guest' } as const
    assert.equal(englishOf(told, 7), 'Made user 7 a host, who was a guest')
  })
})

const textAt = (texts: Record<string, unknown>, path: string) =>
  path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], texts)

/** What the English sentence of the API names. */
function namedBy(name: AuditMessage['name']) {
  const params = [
    ...[
      'role',
      'formerRole',
      'former',
      'title',
      'booking',
      'gateway',
      'kind',
      'ended',
      'host',
      'calendar',
      'source',
      'amount',
      'currency',
      'file',
      'job',
      'count',
      'from',
      'to',
    ],
    ...['device', 'address', 'account', 'factor', 'problem', 'call', 'list'],
  ]
  const marked = Object.fromEntries(params.map((param) => [param, `{{${param}}}`]))
  const told = englishOf({ name, ...marked } as unknown as AuditMessage, 424242)
  const named = [...told.matchAll(/\{\{(\w+)\}\}/g)].map(([, param]) => param)
  return told.includes('424242') ? ['id', ...named] : named
}
