import { allowGuest, AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import { mayChangeFields } from '#domain/helping'
import type Property from '#models/property'
import PropertyHelper from '#models/property_helper'
import type User from '#models/user'

const NOT_FOUND = AuthorizationResponse.deny('Resource not found.', 404)

export default class PropertyPolicy extends BasePolicy {
  /** Active ones for everybody, inactive ones for host and admins, else 404. */
  @allowGuest()
  view(user: User | null, property: Property) {
    return property.isActive || property.isRunBy(user) || NOT_FOUND
  }

  /** Those of others. */
  like(user: User, property: Property) {
    const seen = this.view(user, property)
    return seen === true ? property.hostId !== user.id : seen
  }

  viewAll(user: User) {
    return user.isAdmin
  }

  viewOwn(user: User) {
    return user.runsProperties
  }

  /** To another host. */
  handOver(user: User) {
    return user.isAdmin
  }

  export(user: User) {
    return user.runsProperties
  }

  /** Hosts and admins: listing a place makes nobody a host. */
  create(user: User) {
    return user.runsProperties
  }

  /** Host and admins; 403 for others when public, else 404. */
  manage(user: User, property: Property) {
    return property.isRunBy(user) || this.#denied(property)
  }

  /** Blocks and frees nights: host and admins, and whom the host lets keep the calendar (ADR 0073). */
  async keepCalendar(user: User, property: Property) {
    if (property.isRunBy(user)) return true
    const helps = await PropertyHelper.mayDo(user, 'calendar', property.id)
    return helps || this.#denied(property)
  }

  /** Edits these fields of it: host and admins, and who manages the listing for the host (ADR 0086). */
  async edit(user: User, property: Property, fields: readonly string[] = []) {
    if (property.isRunBy(user)) return true
    const may = await PropertyHelper.abilitiesAt(user, property.id)
    return mayChangeFields(may, fields) || this.#denied(property)
  }

  /** Host and admins, and who manages the listing with its prices. */
  async setPrices(user: User, property: Property) {
    if (property.isRunBy(user)) return true
    const helps = await PropertyHelper.mayDo(user, 'prices', property.id)
    return helps || this.#denied(property)
  }

  #denied(property: Property) {
    return property.isActive ? false : NOT_FOUND
  }
}
