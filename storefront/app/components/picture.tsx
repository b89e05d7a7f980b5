import type { Image } from '~/api/types'
import { useHydrated } from '~/use-hydrated'
import { useSavesData } from '~/use-saves-data'
import { EmptyPicture } from './empty-picture'

/** Wide enough for a phone, in pixels: what is offered to those who save data. */
const MODEST = 720

interface PictureProps {
  image: Image | null | undefined
  /** Said when the picture has no words of its own. */
  alt: string
  /** Which width it takes, as in the `sizes` attribute. */
  sizes: string
  /** For the one large picture at the top of a page. */
  eager?: boolean
  /** Beside the large picture of a page: comes with the scripts, which wait for that one. */
  later?: boolean
  className?: string
}

/**
 * A property's picture in the best format and width the browser can use. Its own colour holds the
 * place; the caller gives the box an aspect ratio, so that nothing moves.
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

type LoadedProps = Omit<PictureProps, 'later'> & { image: Image }

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

/** None at all is an answer, too: words beside the picture say it already. */
const wordsFor = ({ alt, caption }: Image, otherwise: string) => alt ?? caption ?? otherwise

/** What is seen until the picture is there: a few dots of it, or its mean colour. */
function placeholder({ color, placeholder: dots }: Image) {
  return {
    backgroundColor: color,
    ...(dots ? { backgroundImage: `url(${dots})`, backgroundSize: 'cover' } : {}),
  }
}

function widthsOf({ variants }: Image, savesData: boolean) {
  const widths = variants?.widths ?? []
  const modest = widths.filter((width) => width <= MODEST)
  return savesData && modest.length > 0 ? modest : widths
}

/** Variants stand beside the original, named by width: `…/480.avif`. */
function variant(url: string, width: number, format: string) {
  return url.replace(/[^/]+$/, `${width}.${format}`)
}
