import type { Translate } from '~/i18n/texts'
import type failures from '~/locales/en/failures.json'

/**
 * A refusal, and when another try may succeed.
 * @param retryAfter seconds, as the API's header of this name says them
 */
export function withWait(
  message: string,
  retryAfter: string | null,
  say: Translate<typeof failures>
) {
  const minutes = Math.ceil(Number(retryAfter) / 60)
  return minutes > 0 ? `${message} ${say('failures.wait', { minutes })}` : message
}
