import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Helper, PropertyDetail } from '../../../api/types'
import { StepDialog } from '../../../components/step-dialog'
import { SwitchRow } from '../../../components/switch-row'
import { StepForm } from '../../../forms/record-form'
import { useRecordForm } from '../../../forms/use-record-form'
import { ABILITIES, HELPERS, helpersOf } from './paths'

interface HelperDialogProps {
  property: PropertyDetail
  /** None: somebody new is invited. */
  helper?: Helper
  gone: () => void
}

/** Who shall help, and what they may do; nothing is allowed until the host says so. */
export default function HelperDialog({ property, helper, gone }: HelperDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  const path = helpersOf(property._id)
  const what = helper ? 'change' : 'invite'
  const form = useRecordForm({
    resource: HELPERS,
    id: helper?._id,
    record: helper,
    meta: { path: helper ? `${path}/${helper._id}` : path },
    valuesOf: (stored?: Helper) => ({
      ...(!stored && { email: '' }),
      arrivals: stored?.arrivals ?? false,
      calendar: stored?.calendar ?? false,
      manage: stored?.manage ?? false,
      prices: stored?.prices ?? false,
    }),
    saved: () => t(`helpers.${what}Done`),
    onSaved: close,
  })

  return (
    <StepDialog
      open={open}
      title={t(`helpers.${what}Title`)}
      afterOpenChange={(now) => now && !helper && form.form.focusField('email')}
      close={close}
      gone={gone}
      typed
      dismiss={t('helpers.notNow')}
      confirm={t(`helpers.${what}Confirm`)}
      form={form}
    >
      <StepForm form={form} failed={t(`helpers.${what}Failed`)}>
        {!helper && (
          <Form.Item name="email" label={t('helpers.email')} extra={t('helpers.emailHint')}>
            <Input type="email" inputMode="email" maxLength={254} autoComplete="off" />
          </Form.Item>
        )}
        {ABILITIES.map((ability) => (
          <SwitchRow
            key={ability}
            name={ability}
            label={t(`helpers.${ability}`)}
            hint={t(`helpers.${ability}Hint`)}
          />
        ))}
        <p>{t('helpers.never')}</p>
      </StepForm>
    </StepDialog>
  )
}
