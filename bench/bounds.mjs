/*
 * What `npm run bench -- --check` holds the product to: figures that are the same on every machine. Whoever makes one
 * smaller lowers its bound.
 */

/** Statements of one request, and bytes of its answer before compression. */
export const CALLS = {
  '/health': { statements: 1, bytes: 100 },
  '/properties': { statements: 3, bytes: 9500 },
  '/properties?limit=100': { statements: 2, bytes: 80_000 },
  '/properties?location=Nairobi&sort=price': { statements: 5, bytes: 9500 },
  '/properties?propertyType=villa&page=20': { statements: 3, bytes: 9500 },
  '/properties?search=number+77': { statements: 2, bytes: 9500 },
  '/properties/1': { statements: 5, bytes: 2000 },
  '/properties/1/reviews': { statements: 2, bytes: 150 },
  '/reviews': { statements: 1, bytes: 150 },
}

/** Search rows that 200 searches of the mix look at, among 3,000 properties. */
export const ROWS = { mean: 800, most: 5500 }
