import ts from 'typescript'
import type { Sources } from './program.ts'

/** Texts the caller passed for the current function's parameters. */
export type Given = ReadonlyMap<ts.Node, string[]>

export const NOTHING_GIVEN: Given = new Map()

/**
 * The texts an expression may evaluate to: literals, conditionals, entries of a constant table,
 * arguments of the caller. Empty when unknown.
 */
export function textsOf(sources: Sources, expression: ts.Expression, given: Given): string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text]
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression))
    return textsOf(sources, expression.expression, given)
  if (ts.isConditionalExpression(expression))
    return [
      ...textsOf(sources, expression.whenTrue, given),
      ...textsOf(sources, expression.whenFalse, given),
    ]
  if (ts.isTemplateExpression(expression)) return templateTexts(sources, expression, given)

  const parameter = parameterOf(sources, expression)
  const known = parameter && given.get(parameter)
  if (known) return known
  const entries = ts.isElementAccessExpression(expression)
    ? tableTexts(sources, expression, given)
    : []
  return entries.length > 0 ? entries : literalTexts(sources, expression)
}

export function numbersOf(sources: Sources, expression: ts.Expression): number[] {
  const type = sources.checker.getTypeAtLocation(expression)
  return (type.isUnion() ? type.types : [type]).flatMap((part) =>
    part.isNumberLiteral() ? [part.value] : []
  )
}

export function parameterOf(sources: Sources, expression: ts.Node) {
  if (!ts.isIdentifier(expression)) return undefined
  return declarationsOf(sources, expression).find(ts.isParameter)
}

/** The declarations of a name, through imports. */
export function declarationsOf({ checker }: Sources, node: ts.Node): ts.Declaration[] {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node)
  if (!symbol) return []
  const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return original.declarations ?? []
}

function literalTexts({ checker }: Sources, expression: ts.Expression) {
  const type = checker.getTypeAtLocation(expression)
  const texts = (type.isUnion() ? type.types : [type]).map((part) =>
    part.isStringLiteral() ? part.value : undefined
  )
  return texts.every((text) => text !== undefined) ? texts : []
}

function templateTexts(sources: Sources, template: ts.TemplateExpression, given: Given) {
  return template.templateSpans.reduce<string[]>(
    (texts, { expression, literal }) =>
      texts.flatMap((text) =>
        textsOf(sources, expression, given).map((part) => `${text}${part}${literal.text}`)
      ),
    [template.head.text]
  )
}

/** The entries of a constant table, as in `REFUSALS[name]`, for the possible names. */
function tableTexts(sources: Sources, access: ts.ElementAccessExpression, given: Given) {
  const names = textsOf(sources, access.argumentExpression, given)
  const declaration = declarationsOf(sources, access.expression).find(ts.isVariableDeclaration)
  let value = declaration?.initializer
  while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)))
    value = value.expression
  if (!value || !ts.isObjectLiteralExpression(value)) return []
  return value.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property)) return []
    const name = property.name.getText().replace(/^['"]|['"]$/g, '')
    if (names.length > 0 && !names.includes(name)) return []
    return textsOf(sources, property.initializer, given)
  })
}
