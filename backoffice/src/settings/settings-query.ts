import type { Settings } from '../api/types'
import { http } from '../providers/http'

export const SETTINGS = {
  queryKey: ['settings'],
  queryFn: async () => {
    const { data } = await http.get<Settings>('/settings')
    return data
  },
}
