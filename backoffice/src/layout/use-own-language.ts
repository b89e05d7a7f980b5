import { useEffect } from 'react'
import type { Settings } from '../api/types'
import { http } from '../providers/http'
import { chosenLanguage, keepLanguage, speak } from '../providers/language'

/**
 * Where no language was chosen in this browser yet, the one of the person's settings is spoken. It is
 * asked for once; should that fail, the next visit asks again.
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
