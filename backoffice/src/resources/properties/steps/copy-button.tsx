import { Button } from 'antd'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { PropertyDetail } from '../../../api/types'
import { useRecordStep } from '../../../hooks/use-record-step'
import { editPathOf } from '../paths'

/** Makes a listing of the same words and pictures, and leads to its form. */
export function CopyButton({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const { change } = useRecordStep<PropertyDetail>('properties')

  async function copy() {
    setBusy(true)
    try {
      const made = await change(property._id, () => t('properties.copy.done'), {
        meta: { move: 'copy', method: 'post' },
        failed: t('properties.copy.failed'),
      })
      void navigate(editPathOf(made))
    } catch {
      setBusy(false) // The toast has said why.
    }
  }

  return (
    <Button icon={<Copy size={17} aria-hidden="true" />} loading={busy} onClick={() => void copy()}>
      {t('properties.copy.action')}
    </Button>
  )
}
