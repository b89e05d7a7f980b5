import { useEffect } from 'react'
import type { Settings } from '../api/types'
import { http } from '../providers/http'
import { chosenLanguage, keepLanguage, speak } from '../providers/language'

/**
 * Takes the language of the user's settings unless this browser has a choice; a failure is retried
 * on the next visit.
 */
export function useOwnLanguage() {
  useEffect(() => {
    if (!chosenLanguage()) {
      void take().catch(() => undefined)
    }
  }, [])
}

async function take() {
  const { data } = await http.get<Settings>('/settings')
  await speak(data.language)
  keepLanguage(data.language)
}
