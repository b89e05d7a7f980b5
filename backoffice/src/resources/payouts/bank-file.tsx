import { useCreate, type HttpError } from '@refinedev/core'
import { Button } from 'antd'
import { Landmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PayoutFile } from '../../api/types'
import { money } from '../../format/money'

export const addressOf = (file: number) => `/api/v1/payouts/files/${file}/export.csv`

/** Puts what is approved and in no file yet into one for the bank, and downloads it. */
export function BankFile() {
  const { t } = useTranslation()
  const { mutate, mutation } = useCreate<PayoutFile, HttpError, object>({
    resource: 'payouts',
    meta: { path: 'payouts/files' },
    values: {},
    invalidates: ['resourceAll'],
    successNotification: (answer) => {
      const { count = 0, sums = [], _id: id } = answer?.data ?? {}
      const amounts = sums.map(({ amount, currency }) => money(amount, currency)).join(' · ')
      return { type: 'success', message: t('payouts.taken', { count, id }), description: amounts }
    },
    errorNotification: (error) => ({
      type: 'error',
      message: t('payouts.notTaken'),
      description: error?.message,
    }),
  })

  return (
    <Button
      icon={<Landmark size={17} aria-hidden="true" />}
      loading={mutation.isPending}
      onClick={() =>
        mutate({}, { onSuccess: ({ data }) => window.location.assign(addressOf(Number(data._id))) })
      }
    >
      {t('payouts.bankFile')}
    </Button>
  )
}
