import ts from 'typescript'
import type { Sources } from '#openapi/sources/program'

/** The texts that the parameters of the function one is in were given by its caller. */
export type Given = ReadonlyMap<ts.Node, string[]>

export const NOTHING_GIVEN: Given = new Map()

/**
 * The texts an expression may stand for, as far as the sources say: literals, choices between them, entries of
 * a constant table, what the caller gave. Empty when it could be anything.
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

/** The whole numbers an expression may stand for. */
export function numbersOf(sources: Sources, expression: ts.Expression): number[] {
  const type = sources.checker.getTypeAtLocation(expression)
  return (type.isUnion() ? type.types : [type]).flatMap((part) =>
    part.isNumberLiteral() ? [part.value] : []
  )
}

/** The parameter an expression names, where it names one. */
export function parameterOf(sources: Sources, expression: ts.Node) {
  if (!ts.isIdentifier(expression)) return undefined
  return declarationsOf(sources, expression).find(ts.isParameter)
}

/** Where what a name stands for is declared, through imports. */
export function declarationsOf({ checker }: Sources, node: ts.Node): ts.Declaration[] {
  const symbol = checker.getSymbolAtLocation(node)
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

/** What a constant table has in store: `REFUSALS[name]`, for the names that may be meant. */
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
