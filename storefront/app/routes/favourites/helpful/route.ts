import { redirect } from 'react-router'
import type { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { translatorOf } from '~/i18n/texts.server'
import judge from '~/locales/en/judge.json'
import { saveMark } from '../save-mark.server'
import type { Route } from './+types/route'

/** GET redirects home. */
export function loader() {
  return redirect('/')
}

/** Marks a review as helpful; repeating it is no error. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const t = translatorOf(request, judge)
  return saveMark({
    request,
    context,
    reason: 'review',
    fallback: '/properties',
    words: { done: () => t('judge.thanks'), failed: t('judge.failed') },
    save: async (api) => `true:${await vote(api, params)}`,
  })
}

async function vote({ reviews }: ReturnType<typeof apiFor>, params: { id: string }) {
  try {
    const { data } = await reviews.helpful({ params })
    return data.helpfulVotes
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'E_ALREADY_VOTED') {
      throw error
    }
    const { data } = await reviews.show({ params })
    return data.helpfulVotes
  }
}
