import type { HttpError } from '@refinedev/core'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../../layout/toasts'
import { useClosable } from '../../providers/notification'

type Step = 'block' | 'unblock' | 'price' | 'unprice' | 'minimum' | 'undo'

/** Long enough to read it and to reach the button, also by keyboard. */
const SECONDS = 20

/** The toasts of a step, and the way back from it. */
export function useOutcome() {
  const { t } = useTranslation()
  const toasts = useToasts()
  const closable = useClosable()

  const fail = (step: Step, message: string, error: HttpError) =>
    toasts.open({
      key: `calendar-${step}`,
      type: 'error',
      message,
      description: error.message,
      closable,
    })

  return {
    done(step: Step, undo?: () => Promise<void>) {
      const key = `calendar-${step}`
      toasts.open({
        key,
        type: 'success',
        message: t(`calendar.${step}Done`),
        duration: undo ? SECONDS : undefined,
        closable,
        actions: undo && (
          <Button
            onClick={() => {
              toasts.destroy(key)
              void undo()
            }}
          >
            {t('calendar.undo')}
          </Button>
        ),
      })
    },
    failed: (step: Step, error: HttpError) => fail(step, t(`calendar.${step}Failed`), error),
    /** Of freed blocks, when the others are back. */
    failedFor: (count: number, error: HttpError) =>
      fail('undo', t('calendar.undoFailedFor', { count }), error),
  }
}
