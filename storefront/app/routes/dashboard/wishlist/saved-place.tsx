import { useRef } from 'react'
import { Button } from '~/components/button'
import type { CardFacts } from '~/components/card-facts'
import { useSaved } from '~/components/favourites/use-saved'
import { Card } from '~/components/property-card'
import { useText } from '~/i18n/use-text'
import wishlist from '~/locales/en/wishlist.json'

interface SavedPlaceProps {
  place: CardFacts
  eager: boolean
  onChange: (id: number, isSaved: boolean) => void
}

/** A place on the wishlist. Once removed it stays visible until the page is left, for undoing. */
export function SavedPlace({ place, eager, onChange }: SavedPlaceProps) {
  const t = useText(wishlist)
  const saving = useSaved(place, true, (isSaved) => onChange(place._id, isSaved))

  const box = useRef<HTMLDivElement>(null)

  /** The undo button disappears, so the focus moves to the heart. */
  function undo() {
    box.current?.querySelector<HTMLElement>('.heart button')?.focus()
    saving.save(true)
  }

  return (
    <div ref={box} className="grid gap-3">
      <div className={saving.isSaved ? '' : 'place-gone'}>
        <Card place={place} saving={saving} eager={eager} heading="h2" />
      </div>
      {!saving.isSaved && (
        <p className="flex items-center justify-between gap-3 rounded-md bg-sunken py-1 pl-4 text-sm">
          {t('wishlist.removed', { title: place.title })}
          <Button tone="plain" size="sm" onClick={undo}>
            {t('wishlist.undo')}
          </Button>
        </p>
      )}
    </div>
  )
}
