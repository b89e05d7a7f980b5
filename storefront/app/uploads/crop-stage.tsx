import { useState } from 'react'
import Cropper from 'react-easy-crop'
import type { Area } from './draw-picture'
import 'react-easy-crop/react-easy-crop.css'

interface CropStageProps {
  image: string
  /** What the movable part is called, and the id of the text that explains it. */
  label: string
  hint: string
  zoom: number
  onZoom: (zoom: number) => void
  onArea: (area: Area) => void
  onBroken: () => void
}

/** The picture under a square: its own chunk, which only those download who change their picture. */
export default function CropStage({
  image,
  label,
  hint,
  zoom,
  onZoom,
  onArea,
  onBroken,
}: CropStageProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })

  return (
    <Cropper
      image={image}
      crop={crop}
      zoom={zoom}
      maxZoom={4}
      aspect={1}
      objectFit="cover"
      showGrid={false}
      keyboardStep={8}
      disableAutomaticStylesInjection
      onCropChange={setCrop}
      onZoomChange={onZoom}
      onCropComplete={(_percent, pixels) => onArea(pixels)}
      mediaProps={{ onError: onBroken }}
      cropperProps={{ 'role': 'application', 'aria-label': label, 'aria-describedby': hint }}
    />
  )
}
