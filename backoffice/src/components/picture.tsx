import type { Image } from '../api/types'
import { KikoiCloth } from './kikoi'
import styles from './picture.module.css'

interface PictureProps {
  image: Image | undefined
  /** Alternative text; empty where the name stands beside it. */
  alt: string
  sizes: string
  className?: string
}

/** A property's picture in the best format and width, on its placeholder colour. */
export function Picture({ image, alt, sizes, className = '' }: PictureProps) {
  if (!image) {
    return (
      <span className={`${styles.empty} ${className}`}>
        <KikoiCloth />
      </span>
    )
  }
  const { widths = [], formats = [] } = image.variants ?? {}
  const folder = image.url.slice(0, image.url.lastIndexOf('/'))
  const variant = (width: number, format: string) => `${folder}/${width}.${format} ${width}w`

  return (
    <picture className={styles.picture}>
      {formats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={widths.map((width) => variant(width, format)).join(', ')}
          sizes={sizes}
        />
      ))}
      <img
        src={image.url}
        alt={alt}
        width={image.width}
        height={image.height}
        loading="lazy"
        decoding="async"
        className={`${styles.image} ${className}`}
        style={{
          backgroundColor: image.color,
          ...(image.placeholder && {
            backgroundImage: `url(${image.placeholder})`,
            backgroundSize: 'cover',
          }),
        }}
      />
    </picture>
  )
}
