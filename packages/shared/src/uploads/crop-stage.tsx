import { useState } from 'react'
import Cropper from 'react-easy-crop'
import type { Area } from './draw-picture.ts'
import 'react-easy-crop/react-easy-crop.css'

interface CropStageProps {
  image: string
  /** Label of the movable part, and the id of its description. */
  label: string
  hint: string
  zoom: number
  onZoom: (zoom: number) => void
  onArea: (area: Area) => void
  onBroken: () => void
}

/** The cropper; a chunk of its own, loaded when a picture is changed. */
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
