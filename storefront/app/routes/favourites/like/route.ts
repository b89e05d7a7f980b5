import { redirect } from 'react-router'
import { translatorOf } from '~/i18n/texts.server'
import like from '~/locales/en/like.json'
import { readForm } from '~/read-form.server'
import { saveMark } from '../save-mark.server'
import { placePath } from '../place-path.server'
import type { Route } from './+types/route'

/** GET redirects to the place. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(placePath(params.id))
}

/** Sets or clears a like as the form says, so that a stale page does not invert it. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const t = translatorOf(request, like)
  const form = await readForm(request)
  const wanted = form.get('liked') === 'true'
  return saveMark({
    request,
    context,
    reason: 'like',
    fallback: placePath(params.id),
    words: {
      done: ({ liked }: { liked: boolean }) => t(liked ? 'like.added' : 'like.removed'),
      failed: t('like.failed'),
    },
    async save({ likes }) {
      const { data: now } = await likes.status({ params })
      if (now.liked === wanted) {
        return now
      }
      const { data: changed } = await likes.toggle({ params })
      return changed
    },
  })
}
