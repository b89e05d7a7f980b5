/*
 * `npm run recipe`: follows "Adding a resource" in CONTRIBUTING.md to the letter, in a copy of this repository, then
 * compiles and tests what comes out. A recipe that nobody cooks goes stale.
 */
import { red } from './lib/console.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { cookRecipe } from './lib/recipe.mjs'

try {
  await ensureInstalled()
  await cookRecipe()
} catch (error) {
  process.stderr.write(`\n${red(error.message)}\n`)
  process.exitCode = 1
}
