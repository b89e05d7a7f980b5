/*
 * What `npm run bench -- --check` holds the product to: figures that are the same on every machine. Whoever makes one
 * smaller lowers its bound.
 */

/** Statements of one request, bytes of its answer before compression, and kilobytes that the API allocates for it. */
export const CALLS = {
  '/health': { statements: 1, bytes: 100, allocated: 205 },
  '/properties': { statements: 3, bytes: 9500, allocated: 530 },
  '/properties?limit=100': { statements: 2, bytes: 80_000, allocated: 2150 },
  '/properties?location=Nairobi&sort=price': { statements: 5, bytes: 9500, allocated: 650 },
  '/properties?propertyType=villa&page=20': { statements: 3, bytes: 9500, allocated: 500 },
  '/properties?search=number+77': { statements: 2, bytes: 9500, allocated: 480 },
  '/properties/1': { statements: 5, bytes: 2000, allocated: 525 },
  '/properties/1/reviews': { statements: 2, bytes: 150, allocated: 290 },
  '/reviews': { statements: 1, bytes: 150, allocated: 235 },
}

/** Search rows that 200 searches of the mix look at, among 3,000 properties. */
export const ROWS = { mean: 720, most: 5500 }
