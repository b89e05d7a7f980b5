import type { HttpError } from '@refinedev/core'
import { keepPreviousData, QueryClient } from '@tanstack/react-query'

const MINUTE = 60_000

/**
 * What a second try can mend: no answer, or a server that stumbled. A refusal stays a refusal.
 *
 * @param times - how many tries may follow the first one
 */
const retryUpTo = (times: number) => (failures: number, error: unknown) => {
  const status = (error as HttpError | null)?.statusCode ?? 0
  return failures < times && (status === 0 || status >= 500)
}

/** How long answers stay fresh and how often failures are tried again (§9). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * MINUTE,
      gcTime: 10 * MINUTE,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      placeholderData: keepPreviousData,
      retry: retryUpTo(3),
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
    },
    mutations: { retry: retryUpTo(1) },
  },
})

/** A dead session anywhere asks again who we are; the gate then leads to the sign-in page. */
export async function askAgainWhoWeAre() {
  await queryClient.resetQueries({ queryKey: ['auth', 'me'] })
  void queryClient.invalidateQueries({ queryKey: ['auth', 'check'] })
}
