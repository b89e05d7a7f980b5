import { useQuery } from '@tanstack/react-query'
import { ACCESS, allows, isFor, type Ability } from '../providers/access'
import type { ResourceRow } from '../resource-row'
import { resources } from '../resources'
import { useMe } from './use-me'

export function useRows(): ResourceRow[] {
  const { role } = useMe()
  const { data: access } = useQuery(ACCESS)
  return access ? resources.filter((row) => isFor(row, role, access)) : []
}

/** Whether the user has a permission, such as `users.manage`. */
export function useMay(ability: Ability): boolean {
  const { data: access } = useQuery(ACCESS)
  return access !== undefined && allows(access, ability)
}
