import type { HttpError } from '@refinedev/core'
import type { FormInstance } from 'antd'
import type { PropertyDetail } from '../api/types'
import { isWhole } from '../components/whole-day'
import { dayOf } from '../format/dates'
import { i18n } from '../providers/i18n'
import { textOf } from './value-text'

type PeriodKind = NonNullable<PropertyDetail['prices']>['periods'][number]['kind']

/** A field that two people have changed, in the words of the screen. */
export interface Difference {
  label: string
  mine: string
  theirs: string
}

/**
 * Puts the API's words at their fields, a part at its whole (`amenities.3`), or where `fieldOf` says: Refine does so for fields of that very
 * name, and not where a dialog sends them itself. Returns what belongs to no field.
 */
export function placeErrors(
  form: FormInstance<object>,
  { errors = {}, message }: HttpError,
  fieldOf: (path: string) => string | undefined = (path) => path
): string | undefined {
  const fields = form.getFieldsError().map(({ name }) => name.join('.'))
  const paths = Object.keys(errors)
  const placed = paths.filter((path) => {
    const wanted = fieldOf(path) ?? path
    const field = fields.find((one) => one === wanted || wanted.startsWith(`${one}.`))
    if (field) {
      form.setFields([{ name: field.split('.'), errors: [wordOf(errors[path])] }])
    }
    return field !== undefined
  })
  const others = paths.filter((path) => !placed.includes(path)).map((path) => wordOf(errors[path]))
  return placed.length === 0 ? message : others.join(' ') || undefined
}

const wordOf = (said: unknown) => String(Array.isArray(said) ? said[0] : said)

/** The fields with an error, in the order of the screen. */
export const wrongFields = (form: FormInstance<object>) =>
  form.getFieldsError().flatMap(({ name, errors }) => (errors.length > 0 ? [name.join('.')] : []))

/** Takes the words away from all fields, or from those that are being typed into. */
export function clearErrors(form: FormInstance<object>, typed?: object) {
  const fields = wrongFields(form).filter((name) => !typed || valueAt(typed, name) !== undefined)
  form.setFields(fields.map((name) => ({ name: name.split('.'), errors: [] })))
}

/**
 * Says so at each field of which the browser cannot read what is typed, and leads to the first: half a date or `5-000` is `''` to scripts,
 * as if the field were to be emptied, and a year of two digits is one of the first century. Returns how many those are.
 */
export function placeUnread(form: FormInstance<object>, name: string): number {
  const inputs = document.querySelectorAll<HTMLInputElement>(`form[id="${name}"] input`)
  const unread = [...inputs].filter(
    ({ type, value, validity }) => validity.badInput || (type === 'date' && !isWhole(value))
  )
  for (const { name: path } of form.getFieldsError()) {
    const control = controlOf(name, path.join('.'))
    if (unread.some((input) => control?.contains(input))) {
      form.setFields([{ name: path, errors: [i18n.t('form.unread')] }])
    }
  }
  focusNow(unread[0] ?? null)
  return unread.length
}

/** Leads to a field of the form of this name. */
export function focusOn(form: string, field: string | undefined) {
  focusNow(field === undefined ? null : controlOf(form, field))
}

/** For what is said above the fields, too: it is led to when it appears. */
export function focusNow(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}

/** Ant Design's id of a control. */
const controlOf = (form: string, field: string) =>
  document.getElementById(`${form}_${field.replaceAll('.', '_')}`)

/** Both values of these fields, as the screen names and shows them. */
export function wordsOf(
  name: string,
  fields: string[],
  mine: object,
  theirs: object
): Difference[] {
  return fields.map((field) => {
    const control = controlOf(name, field)
    const label = document.querySelector(`label[for="${control?.id ?? ''}"]`)
    return {
      label:
        control?.dataset.label ??
        label?.textContent ??
        control?.getAttribute('aria-label') ??
        field,
      mine: shown(control, valueAt(mine, field)),
      theirs: shown(control, valueAt(theirs, field)),
    }
  })
}

function valueAt(values: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((group, part) => (group as Record<string, unknown> | null)?.[part], values)
}

function shown(control: HTMLElement | null, value: unknown): string {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].find((option) => option.value === value)?.text ?? String(value)
  }
  if (typeof value === 'boolean') {
    return i18n.t(value ? 'conflict.on' : 'conflict.off')
  }
  const named = Array.isArray(value) ? value.map((one: unknown) => chosen(control, one)) : value
  return textOf(named, partOf).trim() || i18n.t('conflict.empty')
}

/** Of several choices the one with this value, as its box says it; others are in somebody's own words. */
function chosen(control: HTMLElement | null, value: unknown) {
  const boxes = control
    ?.closest('[data-choices]')
    ?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')
  const box = [...(boxes ?? [])].find((one) => one.value === value)
  return box?.labels?.[0]?.textContent ?? value
}

/** Of dates with a price or nights of their own. */
function partOf(name: string, text: string) {
  return name === 'kind' ? i18n.t(`prices.kinds.${text as PeriodKind}`) : dayOrText(text)
}

const dayOrText = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? dayOf(text) : text)

/** The record as somebody else has left it, of a refusal for that (412). */
export function currentOf<Stored>({ statusCode, current }: HttpError): Stored | undefined {
  return statusCode === 412 ? (current as Stored | undefined) : undefined
}
