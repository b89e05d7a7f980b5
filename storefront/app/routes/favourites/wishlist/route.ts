import { redirect } from 'react-router'
import { translatorOf } from '~/i18n/texts.server'
import heart from '~/locales/en/heart.json'
import { readForm } from '~/read-form.server'
import { saveMark } from '../save-mark.server'
import { placePath } from '../place-path.server'
import type { Route } from './+types/route'

/** GET redirects to the place. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(placePath(params.id))
}

/** Adds a place to the wishlist or removes it, as the form says. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const t = translatorOf(request, heart)
  const form = await readForm(request)
  const wanted = form.get('saved') === 'true'
  return saveMark({
    request,
    context,
    reason: 'wishlist',
    fallback: placePath(id),
    words: { done: (on) => t(on ? 'heart.added' : 'heart.removed'), failed: t('heart.failed') },
    async save({ wishlist }) {
      const { data } = wanted
        ? await wishlist.store({ body: { propertyId: Number(id) } })
        : await wishlist.destroy({ params: { id } })
      return data.isWishlisted
    },
  })
}
