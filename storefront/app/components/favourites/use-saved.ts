import { useText } from '~/i18n/use-text'
import heart from '~/locales/en/heart.json'
import { useMark } from './use-mark'

/** Whether a place is on the wishlist, and how to put it there or take it off. */
export function useSaved(
  place: { _id: number },
  saved: boolean,
  onChange?: (isSaved: boolean) => void
) {
  const t = useText(heart)
  const path = `/properties/${place._id}/wishlist`
  const { state, change } = useMark({
    known: saved,
    path,
    onChange,
    sent: (wanted) => ({ saved: String(wanted) }),
    words: {
      done: (on) => t(on ? 'heart.added' : 'heart.removed'),
      failed: t('heart.failed'),
    },
  })
  return { path, isSaved: state, save: (wanted: boolean) => void change(wanted) }
}
