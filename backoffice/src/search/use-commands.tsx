import { useLogout } from '@refinedev/core'
import type { Action } from 'kbar'
import { ExternalLink, Languages, LogOut, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useMe } from '../hooks/use-me'
import { useRows } from '../hooks/use-rows'
import { useChooseLanguage } from '../layout/use-choose-language'
import { LANGUAGE_NAMES, LANGUAGES } from '@makao/shared/languages'
import { menuLabel } from '../resources'

/** Commands for screens, new items and the app. */
export function useCommands(): Action[] {
  const { t } = useTranslation()
  const { role } = useMe()
  const rows = useRows()
  const navigate = useNavigate()
  const { mutate: signOut } = useLogout()
  const { choose } = useChooseLanguage()
  const nameOf = (row: (typeof rows)[number]) => menuLabel(t, row.name, role)

  const screens = rows.map((row): Action => ({
    id: row.list.path,
    name: nameOf(row),
    section: t('search.sections.screens'),
    icon: <row.icon size={18} aria-hidden="true" />,
    perform: () => void navigate(row.list.path),
  }))
  const makers = rows.flatMap((row): Action[] =>
    row.create
      ? [
          {
            id: row.create.path,
            name: t(`search.adds.${row.name as 'users'}`, {
              defaultValue: t('search.add', { list: nameOf(row) }),
            }),
            section: t('search.sections.steps'),
            icon: <Plus size={18} aria-hidden="true" />,
            perform: () => void navigate(row.create!.path),
          },
        ]
      : []
  )
  const languages = LANGUAGES.map((language): Action => ({
    id: `language-${language}`,
    name: t('search.language', { language: LANGUAGE_NAMES[language] }),
    keywords: 'language lugha langue',
    section: t('search.sections.steps'),
    icon: <Languages size={18} aria-hidden="true" />,
    perform: () => void choose(language),
  }))
  return [
    ...screens,
    ...makers,
    {
      id: 'storefront',
      name: t('shell.storefront'),
      section: t('search.sections.steps'),
      icon: <ExternalLink size={18} aria-hidden="true" />,
      perform: () => window.location.assign('/'),
    },
    ...languages,
    {
      id: 'sign-out',
      name: t('shell.signOut'),
      section: t('search.sections.steps'),
      icon: <LogOut size={18} aria-hidden="true" />,
      perform: () => signOut(),
    },
  ]
}
