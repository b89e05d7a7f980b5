/* Circles of imports, types included: knip sees those of run time alone. */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'

/** @throws Error naming every circle within one of the packages */
export function noCircles(packages, root) {
  const circles = packages.flatMap((name) => circlesIn(importsOf(join(root, name))))
  if (circles.length > 0) {
    const shown = circles.map((circle) => circle.map((file) => relative(root, file)).join(' → '))
    throw new Error(`${circles.length} circles of imports:\n  ${shown.join('\n  ')}`)
  }
}

/** What each file of a package imports of it; what is imported while running, by `import()`, closes no circle. */
function importsOf(folder) {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const cache = ts.createModuleResolutionCache(folder, (name) => name, options)
  const own = new Set(fileNames)
  const fileOf = (specifier, file) =>
    ts.resolveModuleName(specifier, file, options, ts.sys, cache, undefined, ts.ModuleKind.ESNext)
      .resolvedModule?.resolvedFileName

  return new Map(
    fileNames.map((file) => {
      const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), options.target)
      const imported = statements
        .map(({ moduleSpecifier }) => moduleSpecifier?.text)
        .filter((specifier) => specifier && /^[.#~]/.test(specifier))
        .map((specifier) => fileOf(specifier, file))
      return [file, imported.filter((found) => own.has(found))]
    })
  )
}

function circlesIn(imports) {
  const circles = []
  const done = new Set()
  const path = []
  const walk = (file) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file])
    if (done.has(file)) return
    done.add(file)
    path.push(file)
    imports.get(file).forEach(walk)
    path.pop()
  }
  for (const file of imports.keys()) walk(file)
  return circles
}
