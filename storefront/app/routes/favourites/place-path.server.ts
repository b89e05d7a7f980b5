import { href } from 'react-router'

/** The page of a place; `id` is as it came, which may be anything. */
export const placePath = (id: string) => href('/properties/:id', { id: encodeURIComponent(id) })
