/** Moves the focus to a field by its name; to a date's native field or its button, whichever is shown. */
export function focusField(within: HTMLElement | null, name: string) {
  const fields = within?.querySelectorAll<HTMLElement>(`[name=${name}], [data-part=${name}]`)
  for (const field of fields ?? []) {
    field.focus()
  }
}
