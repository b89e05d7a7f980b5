const AT_ONCE = 500

/** Rows of many keys, by a query per 500. */
export async function inBatches<Key, Row>(
  keys: readonly Key[],
  find: (some: Key[]) => PromiseLike<Row[]>
) {
  const unique = [...new Set(keys)]
  const rows: Row[] = []
  for (let at = 0; at < unique.length; at += AT_ONCE) {
    rows.push(...(await find(unique.slice(at, at + AT_ONCE))))
  }
  return rows
}
