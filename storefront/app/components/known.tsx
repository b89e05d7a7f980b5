import { memo } from 'react'

/**
 * What a form was filled with, sent beside what was typed over it. Drawn anew with other content alone: what
 * `useTypingKept` puts back stays.
 */
export const Known = memo(({ content }: { content: string }) => (
  <input type="hidden" name="known" defaultValue={content} />
))

/** What was shown comes back with what was typed over it. */
export const BASED_ON = ['known']
