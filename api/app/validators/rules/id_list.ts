import { LIMITS } from '#domain/search'
import { commaList } from '#validators/rules/comma_list'

const ID = /^[1-9]\d{0,8}$/

/**
 * Numbers of things in a query, "12,34": as many as a page of a list shows. What can be nobody's number is
 * left out, for it asks about nothing.
 */
export const idList = () =>
  commaList({ maxItems: LIMITS.max, maxLength: 20 }).transform((items) =>
    items.filter((item) => ID.test(item)).map(Number)
  )
