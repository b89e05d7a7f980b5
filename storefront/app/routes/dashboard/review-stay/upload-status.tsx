import { Button } from '~/components/button'
import { useText } from '~/i18n/use-text'
import review from '~/locales/en/review.json'
import type { UploadProgress } from '@makao/shared/uploads/upload-progress'

interface UploadStatusProps {
  progress: UploadProgress | null
  preparing: boolean
  onCancel: () => void
}

/** The upload's progress in words, announced once per state, and its cancel button. */
export function UploadStatus({ progress, preparing, onCancel }: UploadStatusProps) {
  const t = useText(review)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <p role="status" className="font-medium">
        {preparing && t('review.upload.preparing')}
        {progress && t(`review.upload.${progress.state}`)}
      </p>
      {progress && (
        <Button tone="quiet" size="sm" onClick={onCancel}>
          {t('review.upload.cancel')}
        </Button>
      )}
    </div>
  )
}
