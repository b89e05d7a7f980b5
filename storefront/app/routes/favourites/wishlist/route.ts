import { href, redirect } from 'react-router'
import { translatorOf } from '~/i18n/texts.server'
import heart from '~/locales/en/heart.json'
import { keepMark } from '../keep-mark.server'
import type { Route } from './+types/route'

/** GET redirects to the place. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/properties/:id', params))
}

/** Adds a place to the wishlist or removes it, as the form says. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const t = translatorOf(request, heart)
  const form = await request.formData()
  const wanted = form.get('saved') === 'true'
  return keepMark({
    request,
    context,
    reason: 'wishlist',
    fallback: href('/properties/:id', { id }),
    words: { done: (on) => t(on ? 'heart.added' : 'heart.removed'), failed: t('heart.failed') },
    async keep({ wishlist }) {
      const { data } = wanted
        ? await wishlist.store({ body: { propertyId: Number(id) } })
        : await wishlist.destroy({ params: { id } })
      return data.isWishlisted
    },
  })
}
