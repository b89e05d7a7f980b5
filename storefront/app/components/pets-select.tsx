import type { ComponentProps } from 'react'
import { useText } from '~/i18n/use-text'
import stay from '~/locales/en/stay.json'
import { Select } from './field'

type Props = Omit<ComponentProps<typeof Select>, 'label' | 'options' | 'more'> & {
  max: number
  /** Of no pets. */
  none: number | ''
}

export function PetsSelect({ max, none, ...select }: Props) {
  const t = useText(stay)
  const counts = Array.from({ length: max }, (_, index) => ({
    value: index + 1,
    label: t('stay.petCount', { count: index + 1 }),
  }))

  return (
    <Select
      name="pets"
      label={t('stay.pets')}
      options={[{ value: none, label: t('stay.noPets') }, ...counts]}
      {...select}
    />
  )
}
