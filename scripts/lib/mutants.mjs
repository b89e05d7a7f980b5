/* What `npm run mutate` asks for and makes of Stryker's report. */

/** Lowest mutation score per folder, in percent. */
const BOUND = 85

const NOTICED = ['Killed', 'Timeout']
const MISSED = ['Survived', 'NoCoverage']

/**
 * The areas that are named, or all.
 * @throws Error with a sentence when there is none of such a name
 */
export function areasNamed(wanted, areas) {
  const known = Object.keys(areas)
  const unknown = wanted.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no area ${unknown.join(', ')}: name one of ${known.join(', ')}`)
  return known.filter((name) => wanted.length === 0 || wanted.includes(name))
}

/**
 * How many mutants of folders of api/ were noticed, in a line each.
 * @param files of Stryker's report
 * @param isPart whether only some files were mutated: a folder without mutants is left out then, else it is not good
 */
export function scores(folders, files, isPart) {
  const scored = folders.map((folder) => scoreOf(folder, files))
  return isPart ? scored.filter(({ all }) => all > 0) : scored
}

function scoreOf(folder, files) {
  const mutants = Object.entries(files)
    .filter(([name]) => name.startsWith(`api/${folder}/`))
    .flatMap(([, file]) => file.mutants)
  const count = (statuses) => mutants.filter(({ status }) => statuses.includes(status)).length
  const noticed = count(NOTICED)
  const all = noticed + count(MISSED)
  if (all === 0) return { all, isGood: false, line: `${folder}: no mutants` }
  const score = (100 * noticed) / all
  return { all, isGood: score >= BOUND, line: `${folder}: ${score.toFixed(1)} % of ${all}` }
}
