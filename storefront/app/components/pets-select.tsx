import type { ComponentProps } from 'react'
import { useText } from '~/i18n/use-text'
import pets from '~/locales/en/pets.json'
import { Select } from './field'

type Props = Omit<ComponentProps<typeof Select>, 'label' | 'options' | 'more'> & { max: number }

/** The empty value is none. */
export default function PetsSelect({ max, ...select }: Props) {
  const t = useText(pets)
  return (
    <Select
      name="pets"
      label={t('pets.label')}
      options={Array.from({ length: max + 1 }, (_, count) => ({
        value: count || '',
        label: t('pets.count', { count }),
      }))}
      {...select}
    />
  )
}
