import { today } from '@makao/shared/dates'
import { useSyncExternalStore } from 'react'
import { onNewDay } from '../providers/new-day'

/** Nairobi's day; what shows it is drawn anew with the next one. */
export const useTodaysDate = () => useSyncExternalStore(onNewDay, () => today())
