import type { Field } from '#generator/fields'
import type { Names } from '#generator/names'

/** What the back office's stubs write for one field. */
export function screenOf(field: Field, { camel, camelPlural }: Names) {
  const { name, type } = field
  const value = `${camel}.${name}`
  return {
    /** For a person; after a look for null where there may be none */
    shown: field.isOptional
      ? `${value} === null ? '–' : ${shownOf(field, value, camelPlural)}`
      : shownOf(field, value, camelPlural),
    isShort: type !== 'text',
    initial: initialOf(field, camel),
    isTurned: turnOf(field) !== null,
    /** In the request's body, from a variable of the field's name */
    turned: `${name}: ${turnOf(field)}`,
    control: controlOf(field, camelPlural),
  }
}

function shownOf({ name, type }: Field, value: string, area: string) {
  switch (type) {
    case 'integer':
      return `number(${value})`
    case 'boolean':
      return `t(${value} ? '${area}.yes' : '${area}.no')`
    case 'date':
      return `dayOf(${value})`
    case 'datetime':
      return `momentOf(${value})`
    case 'enum':
      return `t(\`${area}.choices.${name}.\${${value}}\`)`
    case 'money':
      return `money(${value})`
    default:
      return value
  }
}

/** As the form holds it: controls hold texts. */
function initialOf({ name, type, isOptional, choices }: Field, camel: string) {
  const stored = `${camel}?.${name}`
  switch (type) {
    case 'integer':
    case 'money':
      return `String(${stored} ?? '')`
    case 'boolean':
      return `${stored} ?? false`
    case 'enum':
      return isOptional ? `String(${stored} ?? '')` : `${stored} ?? '${choices[0]}'`
    case 'datetime':
      return `inNairobi(${stored})`
    default:
      return `${stored} ?? ''`
  }
}

function turnOf({ name, type, isOptional }: Field) {
  if (type === 'integer' || type === 'money') return `${name} === '' ? null : Number(${name})`
  if (type === 'datetime') return `${name} === '' ? null : \`\${${name}}:00+03:00\``
  if (type === 'boolean' || (type === 'enum' && !isOptional)) return null
  return isOptional ? `${name}.trim() || null` : null
}

function controlOf({ name, type, max, range, choices, isOptional }: Field, area: string) {
  switch (type) {
    case 'string':
      return `<Input maxLength={${max}} />`
    case 'text':
      return `<Input.TextArea autoSize={ {minRows: 4, maxRows: 10} } maxLength={${max}} />`
    case 'integer':
      return `<Input type="number" inputMode="numeric" step={1}${range[0] >= 0 ? ` min={${range[0]}}` : ''} />`
    case 'money':
      return `<Input type="number" inputMode="decimal" step="0.01" min={0} addonBefore="KES" />`
    case 'date':
      return '<Input type="date" />'
    case 'datetime':
      return '<Input type="datetime-local" />'
    case 'boolean':
      return `<Checkbox>{t('${area}.fields.${name}')}</Checkbox>`
    case 'enum':
      return `<Select>${isOptional ? '<option value="">–</option>' : ''}${choices
        .map(
          (choice) => `<option value="${choice}">{t('${area}.choices.${name}.${choice}')}</option>`
        )
        .join('')}</Select>`
  }
}
