import type { HelpedStay } from '~/api/types'

type Asked = { status: Exclude<HelpedStay['status'], 'cancelled'>; page: number; limit: number }
type Api = {
  helping: {
    stays(call: { query: Asked }): Promise<{ data: HelpedStay[]; pagination: { pages: number } }>
  }
}

/** The most that a page has. */
const LIMIT = 100

/** A stay that offers this step, among all where the viewer helps; null when there is none. */
export async function findHelpedStay(
  { helping }: Api,
  id: string,
  { status, step }: { status: Asked['status']; step: HelpedStay['actions'][number] }
): Promise<HelpedStay | null> {
  for (let page = 1; ; page += 1) {
    const { data: stays, pagination } = await helping.stays({
      query: { status, page, limit: LIMIT },
    })
    const stay = stays.find(({ _id, actions }) => String(_id) === id && actions.includes(step))
    if (stay || page >= pagination.pages) {
      return stay ?? null
    }
  }
}
