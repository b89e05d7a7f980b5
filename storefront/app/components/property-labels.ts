import { useText } from '~/i18n/use-text'
import property from '~/locales/en/property.json'

type TextId = keyof typeof property

const isText = (id: string): id is TextId => id in property

/** Labels of types and amenities; a custom amenity is shown as written. */
export function usePropertyLabels() {
  const t = useText(property)
  const label = (id: string, slug: string) => (isText(id) ? t(id) : readable(slug))

  return {
    type: (slug: string) => label(`property.type.${slug}`, slug),
    amenity: (slug: string) => label(`property.amenity.${slug}`, slug),
  }
}

function readable(slug: string) {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
