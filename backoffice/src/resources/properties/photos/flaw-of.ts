import { unpack } from '@makao/shared/uploads/draw-picture'

/** The least shorter side of a listing's picture, in px, as in the API. */
export const LEAST_SIDE = 200

/** Above it a picture that cannot be read may only be too much for this device, in bytes. */
const CERTAIN = 400 * 1024

export type Flaw = 'type' | 'small'

/** What no upload can mend: a file that is no picture, whatever its name says, or one of a few pixels. */
export async function flawOf(file: File): Promise<Flaw | null> {
  if (file.size > CERTAIN) {
    return null
  }
  try {
    const picture = await unpack(file)
    const side = Math.min(picture.width, picture.height)
    picture.close()
    return side < LEAST_SIDE ? 'small' : null
  } catch {
    return 'type'
  }
}
