import { Star } from 'lucide-react'
import { useId } from 'react'
import { useText } from '~/i18n/use-text'
import review from '~/locales/en/review.json'

interface StarChoiceProps {
  name: string
  label: string
  /** `1` to `5`, or empty. */
  chosen: string | undefined
  error: string | undefined
  size?: number
}

/** Stars as radio buttons, for keyboards and screen readers. */
export function StarChoice({ name, label, chosen, error, size = 26 }: StarChoiceProps) {
  const t = useText(review)
  const id = useId()

  return (
    <fieldset
      role="radiogroup"
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex flex-wrap items-center justify-between gap-x-2"
    >
      <legend className="float-left font-medium max-sm:text-sm">{label}</legend>
      <span className="star-choice -mr-1.5">
        {['1', '2', '3', '4', '5'].map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name={name}
              value={stars}
              defaultChecked={chosen === stars}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star aria-hidden size={size} />
            <span className="sr-only">{t('review.stars', { stars: Number(stars) })}</span>
          </label>
        ))}
      </span>
      {error && (
        <p id={`${id}-error`} className="w-full text-sm font-medium text-laterite">
          {error}
        </p>
      )}
    </fieldset>
  )
}
