import type { Action } from 'kbar'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { SIGNS } from './finder-results'
import type { Found } from './use-found'

/** Found things as commands that open them. What was typed is a keyword: the server has matched already. */
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
