import { useEffect, useRef, useState, type RefObject } from 'react'
import { useText } from '~/i18n/use-text'
import { Select, TextArea } from '~/components/field'
import { useTypingKept } from '~/components/keep-typing'
import { ShownTo } from '~/components/shown-to'
import wishes from '~/locales/en/wishes.json'
import type { Wishes as TypedWishes } from '../reserve.server'

const LONGEST_REQUEST = 500

interface WishesProps {
  guests: number
  /** Which they are a part of. */
  form: RefObject<HTMLFormElement | null>
  /** What a refused reservation said. */
  typed: TypedWishes | undefined
}

/** Children among the guests, and what the host should know; folded, as most need neither. */
export default function Wishes({ guests, form, typed }: WishesProps) {
  const t = useText(wishes)
  const [children, setChildren] = useState(typed?.children ?? 0)
  const select = useRef<HTMLSelectElement>(null)
  // What was chosen before scripts ran.
  useEffect(() => setChildren(Number(select.current?.value ?? 0)), [])
  useTypingKept(form)

  return (
    <details className="wishes" open={Boolean(typed?.children || typed?.specialRequests)}>
      <summary className="inline-flex min-h-11 items-center font-semibold text-acacia underline underline-offset-4">
        {t('wishes.more')}
      </summary>
      <div className="grid gap-4 pt-2">
        <ShownTo />
        <Select
          ref={select}
          name="children"
          label={t('wishes.children')}
          value={Math.min(children, guests - 1)}
          onInput={(event) => setChildren(Number(event.currentTarget.value))}
          options={Array.from({ length: guests }, (_, count) => ({
            value: count,
            label: count ? t('wishes.childCount', { count }) : t('wishes.noChildren'),
          }))}
        />
        <TextArea
          name="specialRequests"
          label={t('wishes.requests')}
          hint={t('wishes.requestsHint')}
          defaultValue={typed?.specialRequests ?? ''}
          maxLength={LONGEST_REQUEST}
          rows={3}
        />
      </div>
    </details>
  )
}
