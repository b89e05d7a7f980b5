import { readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { AUDIT_ACTIONS } from '#domain/audit'
import { AUDIT_MESSAGES, englishOf, type AuditMessage } from '#domain/audit_messages'
import { FAILURES, PAYMENT_STATUSES } from '#domain/payment_lifecycle'

/** The other languages are held against English by `npm run check`. */
const CATALOGUE = new URL('../../../../backoffice/src/locales/en/audit.json', import.meta.url)
const ACTIONS = new URL('../../../app/actions/', import.meta.url)
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

  test('has a name in the back office for every fact, and words for how a payment is', ({
    assert,
  }) => {
    const facts = factsTold()
    assert.includeMembers(facts, ['refundMinor', 'payoutWay', 'minNightsOn', 'cleanliness', 'lost'])
    assert.includeMembers(Object.keys(audit.facts), facts)
    assert.sameMembers(Object.keys(audit.values.payment), [...PAYMENT_STATUSES])
    assert.sameMembers(Object.keys(audit.values.outcome), [...FAILURES])
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

/** The names of what actions write down, where they are spelled out. */
function factsTold(): string[] {
  const sources = readdirSync(ACTIONS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, ACTIONS), 'utf8'))
    .filter((source) => /recordAudit|: AuditFacts/.test(source))
  const spelled = [
    /\b(?:before|after): (\{[^}]*\})/g,
    /\b(?:const|function) \w*[fF]acts(?:Of)?\b[^]*?(?:return|=>) \(?(\{[^}]*\})/g,
  ]
  const written = sources.flatMap((source) =>
    spelled.flatMap((pattern) => [...source.matchAll(pattern)].map(([, facts = '']) => facts))
  )
  const names = written.flatMap((facts) =>
    [...facts.matchAll(/[{,]\s*(\w+)(?=\s*[:,}])/g)].map(([, name = '']) => name)
  )
  return [...new Set(names)]
}

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
