import { useText } from '~/i18n/use-text'
import heart from '~/locales/en/heart.json'
import { MarkForm } from './mark-form'
import type { useSaved } from './use-saved'

interface HeartProps {
  title: string
  saving: ReturnType<typeof useSaved>
}

export function Heart({ title, saving: { path, isSaved, save } }: HeartProps) {
  const t = useText(heart)

  return (
    <MarkForm path={path} reason="wishlist" onMark={() => save(!isSaved)} className="heart">
      <button
        name="saved"
        value={String(!isSaved)}
        aria-pressed={isSaved}
        aria-label={t('heart.save', { title })}
      />
    </MarkForm>
  )
}
