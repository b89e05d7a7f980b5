import type { HttpError } from '@refinedev/core'
import { keepPreviousData, QueryClient } from '@tanstack/react-query'

const MINUTE = 60_000

/**
 * Retries network errors and 5xx, never refusals.
 * @param times - retries after the first try
 */
const retryUpTo = (times: number) => (failures: number, error: unknown) => {
  const status = (error as HttpError | null)?.statusCode ?? 0
  return failures < times && (status === 0 || status >= 500)
}

/** Cache times and retries (§9). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * MINUTE,
      gcTime: 10 * MINUTE,
      refetchOnWindowFocus: false,
      /* `live` asks anew where it must. */
      refetchOnReconnect: false,
      retry: retryUpTo(3),
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
    },
    /* `http` repeats a lost write, under its key. */
    mutations: { retry: 0 },
  },
})

/** For lists: the former rows stay until the next ones are there. A record never stands in for another one. */
export const keepRows = { placeholderData: keepPreviousData }

/** Refetches the user after a 401; the gate then leads to the sign-in page. */
export async function askAgainWhoWeAre() {
  await queryClient.resetQueries({ queryKey: ['auth', 'me'] })
  void queryClient.invalidateQueries({ queryKey: ['auth', 'check'] })
}
