import { useState } from 'react'

/** What is chosen stays among the options, whatever is searched for next: the field shows what will be sent. */
export function useOffered<Option extends { _id: string | number }>(
  options: readonly Option[],
  value = ''
) {
  const isChosen = ({ _id }: Option) => String(_id) === value
  const found = options.find(isChosen)
  const [chosen, choose] = useState(found)
  if (found && found._id !== chosen?._id) {
    choose(found)
  }
  return !found && chosen && isChosen(chosen) ? [chosen, ...options] : options
}
