import { AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type PropertyHelper from '#models/property_helper'
import type User from '#models/user'

const NOT_FOUND = AuthorizationResponse.deny('Resource not found.', 404)

/** Who is invited or helps, for themselves; 404 for others (ADR 0073). Hosts: `PropertyPolicy.manage`. */
export default class HelperPolicy extends BasePolicy {
  accept(user: User, helper: PropertyHelper) {
    return helper.isOf(user) || NOT_FOUND
  }

  leave(user: User, helper: PropertyHelper) {
    return helper.isOf(user) || NOT_FOUND
  }
}
