import { useText } from '~/i18n/use-text'
import heart from '~/locales/en/heart.json'
import { useMark } from './use-mark'

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
