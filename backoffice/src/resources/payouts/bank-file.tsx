import { useCreate, useNotification, type HttpError } from '@refinedev/core'
import { Button } from 'antd'
import { Landmark } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayoutFile } from '../../api/types'
import { money } from '../../format/money'
import { downloadFile } from '../../providers/download-file'

const pathOf = (file: number) => `/payouts/files/${file}/export.csv`

/** Puts what is approved and in no file yet into one for the bank, and downloads it. */
export function BankFile() {
  const { t } = useTranslation()
  const { download, isBusy } = useDownload()
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
      loading={mutation.isPending || isBusy}
      onClick={() => mutate({}, { onSuccess: ({ data }) => void download(Number(data._id)) })}
    >
      {t('payouts.bankFile')}
    </Button>
  )
}

/** A file that was taken before, to be read again. */
export function BankFileLink({ file, children }: { file: number; children: ReactNode }) {
  const { download, isBusy } = useDownload()
  return (
    <a
      href={`/api/v1${pathOf(file)}`}
      download
      aria-busy={isBusy}
      onClick={(event) => {
        event.preventDefault()
        if (!isBusy) void download(file)
      }}
    >
      {children}
    </a>
  )
}

/** What is refused is said: an account may have been sealed under a key that is lost. */
function useDownload() {
  const { t } = useTranslation()
  const notify = useNotification().open
  const [isBusy, setBusy] = useState(false)

  async function download(id: number) {
    setBusy(true)
    try {
      await downloadFile(pathOf(id))
    } catch (error) {
      const message = t('payouts.notDownloaded', { id })
      notify?.({ type: 'error', message, description: (error as HttpError).message })
    } finally {
      setBusy(false)
    }
  }

  return { download, isBusy }
}
