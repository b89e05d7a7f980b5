import { reviewAspects } from '@makao/shared/catalogue'
import type { Faults } from '~/form-schema'
import { CountedField } from '~/components/counted-field'
import { StarChoice } from '~/components/star-choice'
import { useText } from '~/i18n/use-text'
import aspects from '~/locales/en/aspects.json'
import review from '~/locales/en/review.json'
import { aspectField, LENGTHS } from './review-stay/review-schema'

interface ReviewFieldsProps {
  values: Record<string, string>
  errors: Faults
}

export function ReviewFields({ values, errors }: ReviewFieldsProps) {
  const t = useText(review)
  const ta = useText(aspects)
  const stars = (name: string, label: string, size?: number) => (
    <StarChoice key={name} chosen={values[name]} error={errors[name]} {...{ name, label, size }} />
  )

  return (
    <>
      <div className="rounded-lg border border-line bg-surface px-5 py-3">
        <div className="text-lg">{stars('rating', t('review.overall'), 32)}</div>
        <div className="mt-2 grid border-t border-line pt-2">
          {reviewAspects.map((aspect) => stars(aspectField(aspect), ta(`aspects.${aspect}`)))}
        </div>
      </div>
      <CountedField
        name="title"
        label={t('review.headline')}
        maxLength={LENGTHS.title.max}
        defaultValue={values.title}
        error={errors.title}
      />
      <CountedField
        lines
        name="text"
        rows={6}
        label={t('review.text')}
        hint={t('review.textHint')}
        maxLength={LENGTHS.text.max}
        defaultValue={values.text}
        error={errors.text}
      />
    </>
  )
}
