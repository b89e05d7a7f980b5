import { useNavigation, useResourceParams, type BaseKey, type BaseRecord } from '@refinedev/core'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { overList } from './use-overlay'

export interface RowProps {
  onClick: (event: MouseEvent<HTMLElement>) => void
}

/**
 * Opens a record above its list by a click anywhere on its row, but on a link or button, and not while words
 * are being selected.
 * @param opens - the record that a row opens, where that is not its own
 * @returns undefined where the resource has no `show`
 */
export function useOpenRow<Row extends BaseRecord>(
  opens: (row: Row) => BaseKey = ({ _id }) => _id as number
): ((row: Row) => RowProps) | undefined {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { showUrl } = useNavigation()
  const { resource } = useResourceParams()

  if (!resource?.show) {
    return undefined
  }
  return (row) => ({
    onClick({ currentTarget, target }) {
      const inRow = currentTarget.contains(target as Node)
      const ownThing = (target as HTMLElement).closest('a, button, label')
      const selecting = window.getSelection()?.toString()
      if (inRow && !ownThing && !selecting) {
        void navigate({ pathname: showUrl(resource, opens(row)), search }, { state: overList })
      }
    },
  })
}
