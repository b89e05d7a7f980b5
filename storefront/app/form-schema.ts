import * as v from 'valibot'

/*
 * The rules of a form as a schema, the same for its action on the server and its page in the
 * browser (ADR 0031). A schema is made with the reader's texts; the API has the last word.
 */

/** A field where every sign counts, such as a password; absent is empty. */
export const secret = v.optional(v.fallback(v.string(), ''), '')

/** A text field: blanks around it do not count. */
export const text = v.pipe(secret, v.trim())

/** A box to tick. */
export const ticked = v.pipe(
  secret,
  v.transform((value) => value !== '')
)

export const files = v.optional(v.fallback(v.array(v.file()), []), [])

export const filled = (missing: string) => v.pipe(text, v.nonEmpty(missing))

export const emailField = (missing: string, invalid: string) =>
  v.pipe(text, v.nonEmpty(missing), v.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, invalid))

/** Error texts by field name. */
export type Faults = Record<string, string>

type Checked<Values> = { values: Values; errors: null } | { values: null; errors: Faults }

/** What a form says by its schema, or what is wrong with it. */
export function checkForm<Values>(
  schema: v.GenericSchema<unknown, Values>,
  form: FormData
): Checked<Values> {
  const result = v.safeParse(schema, fieldsOf(form))
  return result.success
    ? { values: result.output, errors: null }
    : { values: null, errors: faultsOf(result.issues) }
}

/** The first fault of each field, in the order of the schema. */
export function faultsOf(issues: readonly v.BaseIssue<unknown>[]) {
  const faults: Faults = {}
  for (const issue of issues) {
    faults[v.getDotPath(issue) ?? ''] ??= issue.message
  }
  return faults
}

/** Texts by field name, and lists of files; an empty file field sends one without a name. */
function fieldsOf(form: FormData) {
  const fields: Record<string, string | File[]> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      fields[name] = value
    } else if (value.size > 0) {
      fields[name] = [...(Array.isArray(fields[name]) ? fields[name] : []), value]
    }
  }
  return fields
}

/** What stood in these fields, to show it again. */
export function typedIn<Name extends string>(form: FormData, names: readonly Name[]) {
  const entries = names.map((name) => [name, String(form.get(name) ?? '').trim()] as const)
  return Object.fromEntries(entries) as Record<Name, string>
}
