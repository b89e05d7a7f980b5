import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Settings } from '../api/types'
import { http } from '../providers/http'
import { i18n } from '../providers/i18n'
import { chosenLanguage, storeLanguage, speak } from '../providers/language'

/**
 * Takes the language of the user's settings unless this browser has a choice; a failure is retried
 * on the next visit.
 */
export function useOwnLanguage() {
  const client = useQueryClient()

  useEffect(() => {
    if (!chosenLanguage()) {
      void take(client).catch(() => undefined)
    }
  }, [client])
}

async function take(client: QueryClient) {
  const { data } = await http.get<Settings>('/settings')
  const isOther = data.language !== i18n.language
  await speak(data.language)
  storeLanguage(data.language)
  if (isOther) {
    await client.invalidateQueries()
  }
}
