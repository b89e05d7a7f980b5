import { TAX_CLASSES, type TaxClass } from '#domain/tax_returns'
import env from '#start/env'

const DEFAULT_CLASS: TaxClass = 'E'

function classNamed(name: string | undefined): TaxClass {
  return TAX_CLASSES.find((one) => one === name) ?? DEFAULT_CLASS
}

/** What tax returns are made with; rates in basis points. */
const taxesConfig = {
  /** Of what guests pay for accommodation. */
  levyBp: Math.round((env.get('TOURISM_LEVY_PERCENT') ?? 2) * 100),
  /** Of what hosts who live in Kenya are paid. */
  withholdingBp: Math.round((env.get('WITHHOLDING_PERCENT') ?? 5) * 100),
  /** KRA's class of the service fee. */
  invoiceClass: classNamed(env.get('ETIMS_TAX_CLASS')),
}

export default taxesConfig
