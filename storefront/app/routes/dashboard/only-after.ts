/** The header of a write that is based on an edit; what does not say on which is written over any. */
export const onlyAfter = (known: string) => (known ? { 'If-Match': `"${known}"` } : {})
