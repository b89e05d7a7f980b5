import { useId, type ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: string; hint: string }

export function Switch({ label, hint, ...input }: Props) {
  const id = useId()

  return (
    <div className="relative flex items-center justify-between gap-5 py-3.5">
      <div className="grid">
        <label htmlFor={id} className="cursor-pointer font-semibold after:absolute after:inset-0">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      </div>
      <input
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-hint`}
        className="switch"
      />
    </div>
  )
}
