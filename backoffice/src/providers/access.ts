import type { Access, Role } from '../api/types'
import type { ResourceRow } from '../resources'
import { http } from './http'
import { queryClient } from './query-client'

/** What the API says one may do: asked once with who one is, and remembered as long. */
export const ACCESS = {
  queryKey: ['auth', 'access'],
  queryFn: async () => {
    const { data } = await http.get<Access>('/access')
    return data
  },
}

export const currentAccess = () => queryClient.fetchQuery(ACCESS)

/** `users.list`, as the API's answer has it. */
export type Ability = {
  [Name in keyof Access]: `${Name}.${keyof Access[Name] & string}`
}[keyof Access]

export function allows(access: Access, ability: Ability): boolean {
  const [resource, question] = ability.split('.')
  const answers: Record<string, Record<string, boolean>> = access
  return answers[resource]?.[question] ?? false
}

/** Whether a screen is for somebody. */
export const isFor = (row: ResourceRow, role: Role, access: Access) =>
  'may' in row ? allows(access, row.may) : row.roles.includes(role)
