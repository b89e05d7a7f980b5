import { lazy, Suspense, useId, useState } from 'react'
import { Button } from '~/components/button'
import { Dialog } from '~/components/dialog'
import { FormAlert } from '~/components/form-alert'
import { Skeleton } from '~/components/skeleton'
import { useFileAddress } from '@makao/shared/uploads/use-file-address'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import photos from '~/locales/en/photos.json'
import { loadPart } from '~/offline/load-part'
import { cropSquare } from '@makao/shared/uploads/crop-square'
import type { Area } from '@makao/shared/uploads/draw-picture'

const CropStage = lazy(() => loadPart(() => import('@makao/shared/uploads/crop-stage')))

interface AvatarCropProps {
  /** One of the types of `photo-limits`; the dialog is open while it is set. */
  file: File | null
  onCancel: () => void
  /** The square to send as `avatar`: a JPEG of at most 512 px. */
  onCrop: (square: File) => void
}

/** Crops a picture to a square avatar by finger, mouse or arrow keys, in the browser alone. */
export function AvatarCrop({ file, onCancel, onCrop }: AvatarCropProps) {
  const t = useText(photos)
  return (
    <Dialog open={file !== null} onClose={onCancel} title={t('photos.cropTitle')}>
      {file && (
        <Cropping
          key={`${file.name} ${file.size} ${file.lastModified}`}
          {...{ file, onCancel, onCrop }}
        />
      )}
    </Dialog>
  )
}

function Cropping({ file, onCancel, onCrop }: AvatarCropProps & { file: File }) {
  const t = useText(photos)
  const tc = useText(common)
  const hint = useId()
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [broken, setBroken] = useState(false)
  const url = useFileAddress(file)

  async function finish() {
    if (area) {
      await cropSquare(file, area).then(onCrop, () => setBroken(true))
    }
  }

  return (
    <>
      <p id={hint} className="text-start text-sm text-muted">
        {t('photos.cropHint')}
      </p>
      {broken && <FormAlert>{t('photos.unreadable')}</FormAlert>}
      {!broken && (
        <div className="crop-stage">
          <Suspense fallback={<Skeleton className="size-full" />}>
            {url && (
              <CropStage
                image={url}
                label={t('photos.cropArea')}
                hint={hint}
                zoom={zoom}
                onZoom={setZoom}
                onArea={setArea}
                onBroken={() => setBroken(true)}
              />
            )}
          </Suspense>
        </div>
      )}
      <label className="grid gap-1.5 text-start text-sm font-semibold">
        {t('photos.zoom')}
        <input
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={zoom}
          disabled={broken}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="zoom-range"
        />
      </label>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button tone="quiet" onClick={onCancel}>
          {tc('common.cancel')}
        </Button>
        <Button disabled={!area || broken} onClick={finish}>
          {t('photos.useSquare')}
        </Button>
      </div>
    </>
  )
}
