import { isComplete, stayQuery, type StayRequest } from './stay-request.ts'

/** The search a place was found by (`from`, its query), else one for the same dates. */
export function searchBehind(from: unknown, stay: StayRequest) {
  if (typeof from === 'string') {
    return `/properties${from}`
  }
  return isComplete(stay) ? `/properties?${stayQuery(stay)}` : '/properties'
}
