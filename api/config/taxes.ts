import type { TaxClass } from '#domain/tax_returns'
import env from '#start/env'

/** KRA's class of 8 %. */
const REDUCED: TaxClass = 'E'

const basisPoints = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)) * 100)

/** What tax returns are made with. */
const taxesConfig = {
  /** Of what guests pay for accommodation, in basis points. */
  levyBp: basisPoints(env.get('TOURISM_LEVY_PERCENT') ?? 2),
  /** Of what hosts are paid, in basis points. */
  withholdingBp: basisPoints(env.get('WITHHOLDING_PERCENT') ?? 5),
  /** Of the service fee. */
  invoiceClass: env.get('ETIMS_TAX_CLASS') ?? REDUCED,
}

export default taxesConfig
