import { HouseRuleSchema } from '#database/schema'

export default class HouseRule extends HouseRuleSchema {}
