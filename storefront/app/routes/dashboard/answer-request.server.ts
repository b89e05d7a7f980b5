import { data, redirect } from 'react-router'
import { ApiFailure } from '~/api/api-failure'
import { flash } from '~/flash.server'
import { typedIn } from '~/form-schema'
import { translatorOf } from '~/i18n/texts.server'
import managing from '~/locales/en/managing.json'
import { readForm } from '~/read-form.server'
import type { WordsProblem } from './request-step'

interface Answer {
  /** The form's only field. */
  field: string
  /** Throws what is no `ApiFailure`. `known` is the edit of the request that was read. */
  send: (words: string | null, known: string) => Promise<unknown>
  /** Of the request: what is said once it is sent. */
  done: 'managing.approved' | 'managing.declined'
}

/** Answers a guest's request with the words that go with it, which stay where it fails. */
export async function answerRequest(request: Request, { field, send, done }: Answer) {
  const t = translatorOf(request, managing)
  const { known = '', [field]: words = '' } = typedIn(await readForm(request), [field, 'known'])
  try {
    await send(words || null, known)
    const headers = await flash({ tone: 'success', text: t(done) })
    return redirect('/dashboard/helping?status=pending', { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const { fields, status } = error
    return data<WordsProblem>({ words, alert: alertOf(error, t), fault: fields[field] }, { status })
  }
}

function alertOf(error: ApiFailure, t: ReturnType<typeof translatorOf<typeof managing>>) {
  if (error.status === 412) return t('managing.approve.changed')
  return error.errors.length > 0 ? null : error.message || t('managing.failed')
}
