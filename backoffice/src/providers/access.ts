import type { Access, Role } from '../api/types'
import { http } from './http'
import { queryClient } from './query-client'

export const ACCESS = {
  queryKey: ['auth', 'access'],
  queryFn: async () => {
    const { data } = await http.get<Access>('/access')
    return data
  },
}

export const currentAccess = () => queryClient.fetchQuery(ACCESS)

/** `users.list`, as in the API's answer. */
export type Ability = {
  [Name in keyof Access]: `${Name}.${keyof Access[Name] & string}`
}[keyof Access]

export function allows(access: Access, ability: Ability): boolean {
  const [resource, question] = ability.split('.')
  const answers: Record<string, Record<string, boolean>> = access
  return answers[resource]?.[question] ?? false
}

/** A screen's audience: a permission of `GET /access`, or roles where there is none. */
export type ForWhom = { may: Ability } | { roles: Role[] }

export const isFor = (row: ForWhom, role: Role, access: Access) =>
  'may' in row ? allows(access, row.may) : row.roles.includes(role)
