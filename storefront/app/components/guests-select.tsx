import type { ComponentProps } from 'react'
import { useText } from '~/i18n/use-text'
import stay from '~/locales/en/stay.json'
import { Select, type Option } from './field'

type Props = Omit<ComponentProps<typeof Select>, 'label' | 'options'> & {
  max: number
  any?: string
}

export function GuestsSelect({ max, any, ...select }: Props) {
  const t = useText(stay)
  const counts: Option[] = Array.from({ length: max }, (_, index) => ({
    value: index + 1,
    label: t('stay.guestCount', { count: index + 1 }),
  }))

  return (
    <Select
      name="guests"
      label={t('stay.guests')}
      options={any ? [{ value: '', label: any }, ...counts] : counts}
      {...select}
    />
  )
}
