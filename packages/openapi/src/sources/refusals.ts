import ts from 'typescript'
import type { Refusal } from './findings.ts'
import { type Given, numbersOf, parameterOf, textsOf } from './literals.ts'
import { positionOf, sourceFile, type Sources } from './program.ts'

/** The class of refusals, and the positions of its constructor's parameters. */
export type RefusalClass = { declaration: ts.ClassDeclaration; places: Map<string, number> }

/**
 * Finds the class of refusals.
 * @throws Error when its module declares none, or its constructor does not take key, status and
 * code
 */
export function refusalClass(sources: Sources): RefusalClass {
  const { refusals } = sources.config.code
  for (const declaration of sourceFile(sources, refusals).statements) {
    if (!ts.isClassDeclaration(declaration)) continue
    const parameters = declaration.members.find(ts.isConstructorDeclaration)?.parameters ?? []
    const places = new Map(parameters.map(({ name }, index) => [name.getText(), index]))
    if (['key', 'status', 'code'].every((name) => places.has(name))) return { declaration, places }
  }
  throw new Error(`${refusals}: declare a class whose constructor takes key, status and code`)
}

/** The refusals that one `new Refusal(…)` may make; parameters are resolved from `given`. */
export function refusalsOf(
  sources: Sources,
  { places }: RefusalClass,
  node: ts.NewExpression,
  given: Given
): Refusal[] {
  const argument = (name: string) => node.arguments?.[places.get(name) ?? -1]
  const [key, status, code] = [argument('key'), argument('status'), argument('code')]
  if (!key || !status || !code) return []

  const keys = textsOf(sources, key, given)
  const codes = textsOf(sources, code, given)
  const statuses = numbersOf(sources, status)
  const unread = [
    keys.length === 0 && key,
    codes.length === 0 && code,
    statuses.length === 0 && status,
  ]
  for (const one of unread) {
    if (one && !parameterOf(sources, one))
      sources.problems.add(
        `${positionOf(sources, one)}: write ${one.getText()} of this refusal as a literal, or take it as a parameter`
      )
  }
  const field = textIn(sources, argument('field'), 'name', given)
  const rule = textIn(sources, argument('field'), 'rule', given)
  return statuses.flatMap((number) =>
    keys.flatMap((one, index) => {
      const name = codes[index] ?? codes[0]
      return name ? [{ status: number, key: one, code: name, field, rule }] : []
    })
  )
}

function textIn(sources: Sources, object: ts.Expression | undefined, name: string, given: Given) {
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined
  const property = object.properties.find((one) => one.name?.getText() === name)
  if (!property) return undefined
  if (ts.isShorthandPropertyAssignment(property)) return textsOf(sources, property.name, given)[0]
  return ts.isPropertyAssignment(property)
    ? textsOf(sources, property.initializer, given)[0]
    : undefined
}
