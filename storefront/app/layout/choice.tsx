import { useLocation } from 'react-router'
import { FrameForm } from './frame-form'

interface ChoiceProps {
  /** Of the form's address and its field. */
  name: 'language' | 'currency'
  label: string
  options: { value: string; text: string; lang?: string }[]
  chosen: string
}

/** A few buttons of which one is chosen, as a form that works without scripts. */
export function Choice({ name, label, options, chosen }: ChoiceProps) {
  const { pathname, search } = useLocation()

  return (
    <FrameForm
      action={`/${name}`}
      discover="none"
      preventScrollReset
      role="group"
      aria-label={label}
      className="languages"
    >
      <input type="hidden" name="returnTo" value={pathname + search} />
      {options.map(({ value, text, lang }) => (
        <button
          key={value}
          name={name}
          value={value}
          lang={lang}
          aria-current={value === chosen ? 'true' : undefined}
        >
          {text}
        </button>
      ))}
    </FrameForm>
  )
}
