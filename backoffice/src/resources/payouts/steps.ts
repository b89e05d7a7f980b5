import type { Payout, PayoutStep } from '../../api/types'

export interface Step {
  name: PayoutStep
  /** Last part of the path: PUT /payouts/:id/<path>. */
  path: string
  /** What is said with it, and its longest length in the API. */
  note?: { field: 'reference' | 'reason'; longest: number }
  danger?: boolean
}

const STEPS: Step[] = [
  { name: 'approve', path: 'approve' },
  { name: 'pay', path: 'paid', note: { field: 'reference', longest: 60 } },
  { name: 'fail', path: 'failed', note: { field: 'reason', longest: 300 }, danger: true },
  {
    name: 'writeOff',
    path: 'written-off',
    note: { field: 'reason', longest: 300 },
    danger: true,
  },
]

/** The steps the API allows the viewer now. */
export const openSteps = ({ actions }: Pick<Payout, 'actions'>) =>
  STEPS.filter(({ name }) => actions.includes(name))

/** May be picked for an approval of several; one that failed is tried again by itself. */
export const isPayable = ({ actions, status }: Pick<Payout, 'actions' | 'status'>) =>
  status === 'due' && actions.includes('approve')

/** What a step is called: what failed is tried again. */
export const nameOf = ({ name }: Step, { status }: Pick<Payout, 'status'>) =>
  name === 'approve' && status === 'failed' ? 'retry' : name
