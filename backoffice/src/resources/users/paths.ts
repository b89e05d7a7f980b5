import type { User } from '../../api/types'

export const pathOf = ({ _id }: Pick<User, '_id'>) => `/users/${_id}`
