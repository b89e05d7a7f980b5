import { Random } from './pictures/core/random.ts'
import { anywhereReviews } from './reviews/anywhere.ts'
import { coastReviews } from './reviews/coast.ts'
import { highlandReviews } from './reviews/highland.ts'
import { lakeReviews } from './reviews/lake.ts'
import { oldTownReviews } from './reviews/old_town.ts'
import { savannahReviews } from './reviews/savannah.ts'
import { townReviews } from './reviews/town.ts'
import type { DemoReview } from './types.ts'

/** Every review text, shuffled once and for all so that moods and landscapes mix. */
export const demoReviews: DemoReview[] = new Random('reviews').shuffle([
  ...coastReviews,
  ...oldTownReviews,
  ...highlandReviews,
  ...lakeReviews,
  ...savannahReviews,
  ...townReviews,
  ...anywhereReviews,
])
