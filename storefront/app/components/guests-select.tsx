import type { ComponentProps } from 'react'
import { useText } from '~/i18n/use-text'
import stay from '~/locales/en/stay.json'
import { Select, type Option } from './field'

type Props = Omit<ComponentProps<typeof Select>, 'label' | 'options' | 'more'> & {
  max: number
  /** Up to which larger groups are offered besides. */
  largest?: number
  any?: string
}

export function GuestsSelect({ max, largest = max, any, ...select }: Props) {
  const t = useText(stay)
  const counts: Option[] = Array.from({ length: largest }, (_, index) => ({
    value: index + 1,
    label: t('stay.guestCount', { count: index + 1 }),
  }))
  const usual = counts.slice(0, max)

  return (
    <Select
      name="guests"
      label={t('stay.guests')}
      options={any ? [{ value: '', label: any }, ...usual] : usual}
      more={largest > max && { label: t('stay.largerGroups'), options: counts.slice(max) }}
      {...select}
    />
  )
}
