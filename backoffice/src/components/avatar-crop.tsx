import { Alert, Button } from 'antd'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cropSquare } from '@makao/shared/uploads/crop-square'
import type { Area } from '@makao/shared/uploads/draw-picture'
import { useFileAddress } from '@makao/shared/uploads/use-file-address'
import styles from './avatar-crop.module.css'
import { Dialog } from './dialog'
import { later } from './later'
import sheet from './sheet.module.css'

const CropStage = later(() => import('@makao/shared/uploads/crop-stage'))

interface AvatarCropProps {
  /** One of the types of `photo-limits`; the dialog is open while it is set. */
  file: File | null
  onCancel: () => void
  /** The square to send as `avatar`: a JPEG of at most 512 px. */
  onCrop: (square: File) => void
}

/** Crops a picture to a square avatar by finger, mouse or arrow keys, in the browser alone. */
export default function AvatarCrop({ file, onCancel, onCrop }: AvatarCropProps) {
  const { t } = useTranslation()
  const [area, setArea] = useState<Area | null>(null)
  const [broken, setBroken] = useState(false)

  async function finish() {
    if (file && area) {
      await cropSquare(file, area).then(onCrop, () => setBroken(true))
    }
  }

  return (
    <Dialog
      open={file !== null}
      onCancel={onCancel}
      afterClose={() => {
        setArea(null)
        setBroken(false)
      }}
      title={t('crop.title')}
      className={sheet.sheet}
      destroyOnHidden
      footer={[
        <Button key="cancel" size="large" onClick={onCancel}>
          {t('crop.cancel')}
        </Button>,
        <Button
          key="use"
          size="large"
          type="primary"
          disabled={!area || broken}
          onClick={() => void finish()}
        >
          {t('crop.use')}
        </Button>,
      ]}
    >
      {broken && <Alert type="error" role="alert" message={t('crop.unreadable')} />}
      {file && !broken && (
        <Cropping file={file} onArea={setArea} onBroken={() => setBroken(true)} />
      )}
    </Dialog>
  )
}

interface CroppingProps {
  file: File
  onArea: (area: Area) => void
  onBroken: () => void
}

function Cropping({ file, onArea, onBroken }: CroppingProps) {
  const { t } = useTranslation()
  const hint = useId()
  const [zoom, setZoom] = useState(1)
  const url = useFileAddress(file)

  return (
    <div className={styles.cropping}>
      <p id={hint} className={styles.hint}>
        {t('crop.hint')}
      </p>
      <div className={styles.stage}>
        <Suspense fallback={null}>
          {url && (
            <CropStage
              image={url}
              label={t('crop.area')}
              hint={hint}
              zoom={zoom}
              onZoom={setZoom}
              onArea={onArea}
              onBroken={onBroken}
            />
          )}
        </Suspense>
      </div>
      <label className={styles.zoom}>
        {t('crop.zoom')}
        <input
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </div>
  )
}
