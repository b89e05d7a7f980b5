import type { Image } from '~/api/types'
import { useHydrated } from '~/use-hydrated'
import { useSavesData } from '~/use-saves-data'
import { EmptyPicture } from './empty-picture'

/** Widest variant for those who save data, in px. */
const MODEST = 720

type Shown = Omit<Image, '_id' | 'isPrimary' | 'caption'> & { caption?: string | null }

interface PictureProps {
  image: Shown | null | undefined
  /** Used when the picture has no alternative text. */
  alt: string
  sizes: string
  /** For the one large picture at the top of a page. */
  eager?: boolean
  /** Loads after the page's main picture, with the scripts. */
  later?: boolean
  className?: string
}

/**
 * A property's picture in the best format and width, on its placeholder colour. The caller sets an
 * aspect ratio against layout shift.
 */
export function Picture({ image, later = false, className = '', ...rest }: PictureProps) {
  const hydrated = useHydrated()
  if (!image) {
    return <EmptyPicture className={className} />
  }
  const picture = <Loaded image={image} className={className} {...rest} />
  if (!later || hydrated) {
    return picture
  }
  const words = wordsFor(image, rest.alt)
  return (
    <>
      <span
        {...(words ? { 'role': 'img', 'aria-label': words } : { 'aria-hidden': true })}
        style={placeholder(image)}
        className={`needs-scripts block size-full ${className}`}
      />
      <noscript>{picture}</noscript>
    </>
  )
}

type LoadedProps = Omit<PictureProps, 'later'> & { image: Shown }

function Loaded({ image, alt, sizes, eager = false, className = '' }: LoadedProps) {
  const savesData = useSavesData()
  const { formats = [] } = image.variants ?? {}
  const srcSet = (format: string) =>
    widthsOf(image, savesData)
      .map((width) => `${variant(image.url, width, format)} ${width}w`)
      .join(', ')

  return (
    <picture className="contents">
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet(format)} sizes={sizes} />
      ))}
      <img
        src={image.url}
        alt={wordsFor(image, alt)}
        width={image.width}
        height={image.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        style={placeholder(image)}
        className={`size-full object-cover ${className}`}
      />
    </picture>
  )
}

/** An empty text is valid where words beside the picture suffice. */
const wordsFor = ({ alt, caption }: Shown, otherwise: string) => alt ?? caption ?? otherwise

/** A tiny preview, or the mean colour. */
function placeholder({ color, placeholder: dots }: Shown) {
  return {
    backgroundColor: color,
    ...(dots ? { backgroundImage: `url(${dots})`, backgroundSize: 'cover' } : {}),
  }
}

function widthsOf({ variants }: Shown, savesData: boolean) {
  const widths = variants?.widths ?? []
  const modest = widths.filter((width) => width <= MODEST)
  return savesData && modest.length > 0 ? modest : widths
}

/** Variants are named by width: `…/480.avif`. */
function variant(url: string, width: number, format: string) {
  return `${url.slice(0, url.lastIndexOf('/'))}/${width}.${format}`
}
