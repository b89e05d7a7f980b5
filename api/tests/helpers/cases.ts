const wanted = (name: 'CASES' | 'STORED_CASES') => Number(process.env[name]) || null

/** With how many cases a property of prices is tried: `CASES=100000` for a long run. */
export const casesOr = (usual: number) => wanted('CASES') ?? usual

/** The same where each case goes through the database: `STORED_CASES=20000`. */
export const storedCasesOr = (usual: number) => wanted('STORED_CASES') ?? usual

/** Milliseconds that a property may take; a long run takes as long as it takes. */
export const timeOr = (usual: number) =>
  wanted('CASES') || wanted('STORED_CASES') ? 3_600_000 : usual
