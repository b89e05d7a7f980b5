import { SaveButton } from '@refinedev/antd'
import { Alert, Button, Form } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Conflict } from './conflict'
import { focusNow } from './fields'
import styles from './form.module.css'
import type { RecordFormState } from './use-record-form'

interface RecordFormProps {
  form: RecordFormState
  /** Title of a refusal that belongs to no field. */
  failed: string
  submit: string
  /** Where Cancel leads; none: there is nothing to go back to. */
  cancel?: () => void
  dismiss?: string
  /** Nobody leaves now, for the answer is shown once. */
  stays?: boolean
  disabled?: boolean
  /** Beside the buttons. */
  aside?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** Ant Design's form around the fields of a record, with what went wrong and the buttons. */
export function RecordForm(props: RecordFormProps) {
  const { form, failed, submit, cancel, dismiss, stays, disabled, aside, children } = props
  const { t } = useTranslation()
  return (
    <Form {...form.formProps} className={`${styles.fields} ${styles.grid}`}>
      <FormTroubles form={form} failed={failed} />
      {children}
      <div className={styles.foot}>
        {aside}
        {cancel && (
          <Button size="large" disabled={stays} onClick={() => form.leave(cancel)}>
            {dismiss ?? t('actions.cancel')}
          </Button>
        )}
        <SaveButton {...form.saveButtonProps} size="large" icon={null} disabled={disabled}>
          {submit}
        </SaveButton>
      </div>
    </Form>
  )
}

/** The fields of a step, in a `StepDialog`, which has the buttons. */
export function StepForm({ form, failed, children }: Omit<RecordFormProps, 'submit'>) {
  return (
    <Form {...form.formProps} className={`${styles.fields} ${styles.step}`}>
      <FormTroubles form={form} failed={failed} />
      {children}
    </Form>
  )
}

/** What went wrong and belongs to no field. */
export function FormTroubles({ form, failed }: Pick<RecordFormProps, 'form' | 'failed'>) {
  return (
    <>
      {form.conflict && <Conflict {...form.conflict} />}
      {form.failure && (
        <div ref={focusNow} tabIndex={-1} className={styles.wide}>
          <Alert type="error" role="alert" message={failed} description={form.failure} />
        </div>
      )}
    </>
  )
}

/** The frame of a form that is a page of its own. */
export function FormCard({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>
}
