import { today } from '@makao/shared/dates'
import { data } from 'react-router'
import type { Route } from './+types/root'
import { ownCurrencyOf } from './currency/own-currency.server'
import { originOf } from './findability/origin.server'
import { noteMessage, takeFlash } from './flash.server'
import { languageOf } from './i18n/language.server'
import { getUser } from './session.server'
import { viewerOf } from './viewer.server'

export async function loadRoot({ request, context, url }: Route.LoaderArgs) {
  const { flash, headers } = await takeFlash(request)
  if (flash) {
    noteMessage(context)
  }
  const user = await getUser(request, context)
  const language = languageOf(request)
  const savesData = request.headers.get('save-data') === 'on'
  const viewer = user && viewerOf(user)
  const ownCurrency = await ownCurrencyOf(request)
  const known = {
    viewer,
    flash,
    language,
    ownCurrency,
    origin: originOf(url),
    savesData,
    today: today(),
  }
  return data(known, { headers })
}
