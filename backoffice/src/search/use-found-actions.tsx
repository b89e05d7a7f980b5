import type { Action } from 'kbar'
import { CalendarCheck, Home, UserRound, type LucideIcon } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Found, Kind } from './use-found'

const SIGNS: Record<Kind, LucideIcon> = {
  properties: Home,
  bookings: CalendarCheck,
  users: UserRound,
}

export function useFoundActions(found: Found[], text: string): Action[] {
  const { t } = useTranslation()
  const navigate = useNavigate()

  return useMemo(
    () =>
      found.map(({ kind, title, hint, path }) => {
        const Sign = SIGNS[kind]
        return {
          id: path,
          name: title,
          subtitle: hint,
          keywords: text,
          section: t(`search.kinds.${kind}`),
          icon: <Sign size={18} aria-hidden="true" />,
          perform: () => void navigate(path),
        }
      }),
    [found, text, t, navigate]
  )
}
