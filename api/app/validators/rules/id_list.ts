import { LIMITS } from '#domain/search'
import { commaList } from '#validators/rules/comma_list'

const ID = /^[1-9]\d{0,8}$/

/** "12,34"; invalid ids are dropped. */
export const idList = () =>
  commaList({ maxItems: LIMITS.max, maxLength: 20 }).transform((items) =>
    items.filter((item) => ID.test(item)).map(Number)
  )
