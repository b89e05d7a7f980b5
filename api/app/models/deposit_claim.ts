import { DepositClaimSchema } from '#database/schema'

/** What a host asks for of a stay's deposit (ADR 0141). */
export default class DepositClaim extends DepositClaimSchema {}
