import { useState, type ComponentProps, type FormEvent } from 'react'
import { useText } from '~/i18n/use-text'
import review from '~/locales/en/review.json'
import { TextArea, TextField } from './field'

type Area = ComponentProps<typeof TextArea>
type Input = ComponentProps<typeof TextField>

interface Limits {
  maxLength: number
  defaultValue?: string
}

type Props = Limits & (({ lines: true } & Area) | ({ lines?: false } & Input))

export function CountedField({ label, maxLength, defaultValue = '', lines, ...field }: Props) {
  const t = useText(review)
  const [used, setUsed] = useState(defaultValue.length)
  const shared = {
    maxLength,
    defaultValue,
    label: (
      <span className="flex items-baseline justify-between gap-3">
        {label}
        <span aria-hidden className="needs-scripts tabular text-xs font-normal text-muted">
          {t('review.counter', { used, limit: maxLength })}
        </span>
      </span>
    ),
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setUsed(event.currentTarget.value.length),
  }

  return lines ? (
    <TextArea {...(field as Area)} {...shared} />
  ) : (
    <TextField {...(field as Input)} {...shared} />
  )
}
