import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarRow } from '../../api/types'
import { later } from '../../components/later'
import type { NightSteps } from './use-night-steps'
import { currenciesOf, type NightChoice, type Nights } from './use-nights'

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
  const { t } = useTranslation()
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
          onBlock={async ({ reason, weekly }) => {
            const wanted = { ...nights, reason }
            if (weekly) {
              await steps.blockWeekly(wanted, weekly)
            } else {
              void steps.block(wanted)
            }
            choice.clear()
            setTyped('')
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
      {dialog.kind === 'price' && currenciesOf(nights).length > 1 && (
        <PropertiesDialog
          nights={nights}
          rows={rows}
          gone={gone}
          onChosen={choice.share}
          first={t('calendar.priceCurrencies', { currencies: currenciesOf(nights).join(', ') })}
        />
      )}
      {dialog.kind === 'price' && currenciesOf(nights).length === 1 && (
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
