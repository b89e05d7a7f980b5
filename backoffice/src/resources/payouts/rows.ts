import { BookOpenText, FileSpreadsheet, HandCoins, MailQuestion, Scale, Wallet } from 'lucide-react'
import type { ResourceRow } from '../../resource-row'
import { withTexts } from '../../with-texts'
import { WaitingBadge } from './waiting-badge'

/** What hosts are paid, whether it agrees with what came, and the books of both. */
export const payoutRows: ResourceRow[] = [
  {
    name: 'payouts',
    icon: Wallet,
    may: 'payouts.list',
    badge: WaitingBadge,
    list: { path: '/payouts', screen: withTexts(() => import('./list')) },
    show: { path: '/payouts/:id', screen: withTexts(() => import('./show')) },
  },
  {
    name: 'earnings',
    under: 'payouts',
    icon: Wallet,
    may: 'earnings.view',
    list: {
      path: '/payouts/statement',
      screen: withTexts(() => import('./statement')),
    },
  },
  {
    name: 'discrepancies',
    under: 'payouts',
    icon: Scale,
    may: 'discrepancies.reconcile',
    list: {
      path: '/payouts/reconciliation',
      screen: withTexts(() => import('../discrepancies/list')),
    },
  },
  {
    name: 'deposit-claims',
    under: 'payouts',
    icon: HandCoins,
    may: 'depositClaims.list',
    list: {
      path: '/payouts/claims',
      screen: withTexts(() => import('../deposit-claims/list')),
    },
    show: {
      path: '/payouts/claims/:id',
      screen: withTexts(() => import('../deposit-claims/show')),
    },
  },
  {
    name: 'statements',
    under: 'payouts',
    icon: FileSpreadsheet,
    may: 'discrepancies.reconcile',
    list: {
      path: '/payouts/mpesa-statements',
      screen: withTexts(() => import('../discrepancies/statements')),
    },
  },
  {
    name: 'payment-events',
    under: 'payouts',
    icon: MailQuestion,
    may: 'discrepancies.reconcile',
    list: {
      path: '/payouts/messages',
      screen: withTexts(() => import('../payment-events/list')),
    },
    show: {
      path: '/payouts/messages/:id',
      screen: withTexts(() => import('../payment-events/show')),
    },
  },
  {
    name: 'books',
    under: 'payouts',
    icon: BookOpenText,
    may: 'books.read',
    list: {
      path: '/payouts/books',
      screen: withTexts(() => import('../books/list')),
    },
  },
]
