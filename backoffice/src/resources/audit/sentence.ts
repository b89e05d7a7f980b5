import type { TFunction } from 'i18next'
import type { AuditEvent } from '../../api/types'
import { number } from '../../format/money.ts'

/**
 * The event in the reader's language; old entries and unknown actions keep their stored sentence.
 */
export function sentenceOf(t: TFunction, { message, subject, summary }: AuditEvent): string {
  if (!message) return summary
  const { name, params } = message
  return t(`audit.messages.${name}`, {
    ...params,
    ...rolesOf(t, params),
    ...wordsOf(t, params),
    ...(typeof params.amount === 'number' && { amount: amountOf(params.amount) }),
    id: subject._id,
    defaultValue: summary,
  })
}

/** Cents are shown where there are some. */
const amountOf = (amount: number) => number(amount, Number.isInteger(amount) ? 0 : 2)

/** Roles are translated. */
function rolesOf(t: TFunction, { role, formerRole }: Record<string, string | number>) {
  const wordFor = (name: string | number) => t(`roles.${name as 'admin'}`)
  return {
    ...(role && { role: wordFor(role) }),
    ...(formerRole && { formerRole: wordFor(formerRole) }),
  }
}

/** How and where somebody signed in, what went wrong, which list was exported, and what of a gateway differs. */
function wordsOf(
  t: TFunction,
  { device, factor, gateway, kind, problem, list }: Record<string, string | number>
) {
  const named = (place: string, value: string | number) =>
    t(`${place}.${value}` as 'roles.admin', { defaultValue: String(value) })
  return {
    ...(device && { device: deviceOf(t, String(device)) }),
    ...(factor && { factor: t(`audit.factors.${factor as 'password'}`) }),
    ...(gateway && { gateway: named('discrepancies.gateways', gateway) }),
    ...(kind && { kind: named('discrepancies.kinds', kind) }),
    ...(problem && { problem: t(`audit.problems.${problem as 'wrongCode'}`) }),
    ...(list && { list: t(`audit.lists.${list as 'users'}`) }),
  }
}

/** Of what the API writes down: `Chrome on Android`. */
function deviceOf(t: TFunction, device: string) {
  const [browser, system] = device
    .split(' on ')
    .map((name) => (name === 'Unknown device' ? t('settings.sessions.unknown') : name))
  return system ? t('settings.sessions.named', { browser, system }) : browser
}
