import { HouseRuleSchema } from '#database/schema'

/** One line of a property's house rules, in the host's order. */
export default class HouseRule extends HouseRuleSchema {}
