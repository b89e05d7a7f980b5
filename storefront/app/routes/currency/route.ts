import { redirect, replace } from 'react-router'
import { alertWhenOffline } from '~/alert-when-offline'
import { isCurrency, rememberCurrency } from '~/currency/own-currency.server'
import { readForm } from '~/read-form.server'
import { safePath } from '~/session.server'
import type { Route } from './+types/route'

/** GET redirects home. */
export function loader() {
  return redirect('/')
}

/** Sets the currency that amounts are shown in as well, or ends that. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const code = form.get('currency')
  const to = safePath(String(form.get('returnTo') || '/'))
  return replace(to, { headers: await rememberCurrency(isCurrency(code) ? code : null) })
}

export const clientAction = alertWhenOffline
