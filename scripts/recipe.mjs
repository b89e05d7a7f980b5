/*
 * `npm run recipe`: runs "Adding a resource" of CONTRIBUTING.md in a copy of the repository, tests what
 * comes out and clicks through it, so that command and guide stay true.
 */
import { red } from './lib/console.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { followRecipe } from './lib/recipe.mjs'

try {
  await ensureInstalled()
  await followRecipe()
} catch (error) {
  process.stderr.write(`\n${red(error.message)}\n`)
  process.exitCode = 1
}
