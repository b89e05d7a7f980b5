import { Button } from '~/components/button'
import { useText } from '~/i18n/use-text'
import review from '~/locales/en/review.json'
import type { UploadProgress } from '~/uploads/upload-progress'

interface UploadStatusProps {
  progress: UploadProgress | null
  onCancel: () => void
}

/** How far the photos are, in words, and the way to stop them. Screen readers hear each turn once. */
export function UploadStatus({ progress, onCancel }: UploadStatusProps) {
  const t = useText(review)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <p role="status" className="font-medium">
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
