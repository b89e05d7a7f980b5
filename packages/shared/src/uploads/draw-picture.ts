/** An area in the pixels of the upright picture. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

/** Enough for the API to encode again, at a seventh of a camera's bytes. */
const QUALITY = 0.88

/**
 * Decodes a picture with its orientation applied and its colours converted.
 * @throws when the browser cannot read it
 */
export function unpack(source: Blob): Promise<ImageBitmap> {
  return createImageBitmap(source, { imageOrientation: 'from-image' })
}

/**
 * Draws a part of a picture at another size, as a JPEG without metadata, on white like the API.
 * @throws when the browser has no memory for it
 */
export async function drawAsJpeg(picture: ImageBitmap, part: Area, size: Size): Promise<Blob> {
  const { canvas, context } = blankCanvas(size)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  const { x, y, width, height } = part
  context.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height)
  return encode(canvas)
}

function blankCanvas({ width, height }: Size) {
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (context) {
      return { canvas, context }
    }
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) {
    throw new Error('This browser draws no pictures')
  }
  return { canvas, context }
}

function encode(canvas: OffscreenCanvas | HTMLCanvasElement): Promise<Blob> {
  if ('convertToBlob' in canvas) {
    return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  }
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('This picture could not be encoded'))
    canvas.toBlob(take, 'image/jpeg', QUALITY)
  })
}
