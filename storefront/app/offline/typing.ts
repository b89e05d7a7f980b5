const FIELDS = 'main :is(input:not([type=hidden], [type=file]), textarea)'

/** Lets scripts hear of what was typed before they ran: what counts, compares or suggests would not know of it. */
export function tellWhatWasTyped() {
  for (const field of document.querySelectorAll<HTMLInputElement>(FIELDS)) {
    const { value, defaultValue, checked, defaultChecked } = field
    if (value !== defaultValue) {
      // React passes an event on when the field holds something else than React last put there or read.
      field.value = defaultValue
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
        field,
        value
      )
    }
    if (value !== defaultValue || checked !== defaultChecked) {
      tell(field, 'input')
    }
  }
  for (const given of document.querySelectorAll('main option[selected]:not(:checked)')) {
    tell(given.parentElement, 'change')
  }
}

const tell = (field: Element | null, event: string) =>
  field?.dispatchEvent(new Event(event, { bubbles: true }))
