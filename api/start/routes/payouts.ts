import router from '@adonisjs/core/services/router'
import { TAX_RETURNS } from '#domain/tax_returns'
import { controllers } from '#generated/controllers'
import { apiRoutes, ID, signedIn } from '#start/routes/shared'

/** 2020-01 to 2099-12. */
const MONTH = { match: /^20[2-9]\d-(?:0[1-9]|1[0-2])$/ }

const FORM = { match: new RegExp(`^(?:${TAX_RETURNS.join('|')})$`) }

apiRoutes(() => {
  router
    .group(() => {
      router.get('/', [controllers.payouts.Payouts, 'index']).as('index')
      router.put('approve', [controllers.payouts.PayoutBatches, 'update']).as('approveMany')
      router.get('debts', [controllers.payouts.PayoutDebts, 'index']).as('debts')
      router.post('files', [controllers.payouts.PayoutFiles, 'store']).as('takeFile')
      router.get('files/:id/export.csv', [controllers.payouts.PayoutFiles, 'show']).as('file')
      router
        .get('taxes/:month/:form/export.csv', [controllers.payouts.TaxReturns, 'show'])
        .as('taxes')
        .where('month', MONTH)
        .where('form', FORM)
      router.get(':id', [controllers.payouts.Payouts, 'show']).as('show')
      router.put(':id/approve', [controllers.payouts.PayoutApprovals, 'update']).as('approve')
      router.put(':id/paid', [controllers.payouts.PayoutTransfers, 'update']).as('pay')
      router.put(':id/failed', [controllers.payouts.PayoutFailures, 'update']).as('fail')
      router.put(':id/written-off', [controllers.payouts.PayoutLosses, 'update']).as('writeOff')
    })
    .prefix('payouts')
    .where('id', ID)
    .as('payouts')
    .use(signedIn())

  router
    .group(() => {
      router.get(':month', [controllers.books.Books, 'show']).as('show')
      router.get(':month/export.csv', [controllers.books.Journals, 'show']).as('export')
    })
    .prefix('books')
    .where('month', MONTH)
    .as('books')
    .use(signedIn())

  router
    .group(() => {
      router.get('/', [controllers.payouts.Earnings, 'index']).as('index')
      router.get('way', [controllers.payouts.PayoutWays, 'show']).as('way')
      router.put('way', [controllers.payouts.PayoutWays, 'update']).as('chooseWay')
      router.get('tax', [controllers.payouts.TaxNumbers, 'show']).as('tax')
      router.put('tax', [controllers.payouts.TaxNumbers, 'update']).as('setTax')
      router.get(':month', [controllers.payouts.Earnings, 'show']).as('show')
      router.get(':month/export.csv', [controllers.payouts.EarningsExports, 'show']).as('export')
    })
    .prefix('earnings')
    .where('month', MONTH)
    .as('earnings')
    .use(signedIn())
})
