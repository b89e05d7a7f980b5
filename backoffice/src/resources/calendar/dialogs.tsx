import { Suspense } from 'react'
import type { CalendarRow } from '../../api/types'
import { later } from '../../components/later'
import type { NightSteps } from './use-night-steps'
import type { NightChoice, Nights } from './use-nights'

const BlockDialog = later(() => import('./block-dialog'))
const AddDialog = later(() => import('../bookings/add-dialog'))
const UnblockDialog = later(() => import('./unblock-dialog'))
const PriceDialog = later(() => import('./price-dialog'))
const MinimumDialog = later(() => import('./minimum-dialog'))
const PropertiesDialog = later(() => import('./properties-dialog'))
const ImportedDialog = later(() => import('./imported-dialog'))

export type OpenDialog =
  | { kind: 'add' | 'block' | 'unblock' | 'price' | 'minimum' | 'properties'; nights: Nights }
  | { kind: 'imported'; nights: Nights; calendar: string }

interface DialogsProps {
  dialog: OpenDialog | null
  rows: readonly CalendarRow[]
  choice: NightChoice
  steps: NightSteps
  /** The reason of a block that failed. */
  typed: string
  setTyped: (reason: string) => void
  gone: () => void
}

/** What is asked before something is done to nights. */
export function Dialogs({ dialog, rows, choice, steps, typed, setTyped, gone }: DialogsProps) {
  if (!dialog) {
    return null
  }
  const { nights } = dialog
  return (
    <Suspense fallback={null}>
      {dialog.kind === 'block' && (
        <BlockDialog
          nights={nights}
          typed={typed}
          gone={gone}
          onBlock={({ reason, weekly }) => {
            choice.clear()
            setTyped('')
            const wanted = { ...nights, reason }
            void (weekly ? steps.blockWeekly(wanted, weekly) : steps.block(wanted))
          }}
        />
      )}
      {dialog.kind === 'add' && <AddDialog nights={nights} gone={gone} onAdded={choice.clear} />}
      {dialog.kind === 'unblock' && (
        <UnblockDialog
          nights={nights}
          rows={rows}
          gone={gone}
          onUnblock={(all) => {
            choice.clear()
            void steps.unblock(all)
          }}
        />
      )}
      {dialog.kind === 'price' && (
        <PriceDialog
          nights={nights}
          gone={gone}
          onPrice={(price) => steps.setPrice(nights, price)}
          onSaved={choice.clear}
        />
      )}
      {dialog.kind === 'minimum' && (
        <MinimumDialog
          nights={nights}
          gone={gone}
          onMinimum={(least) => steps.setMinimum(nights, least)}
          onSaved={choice.clear}
        />
      )}
      {dialog.kind === 'properties' && (
        <PropertiesDialog nights={nights} rows={rows} gone={gone} onChosen={choice.share} />
      )}
      {dialog.kind === 'imported' && (
        <ImportedDialog nights={nights} calendar={dialog.calendar} gone={gone} />
      )}
    </Suspense>
  )
}
