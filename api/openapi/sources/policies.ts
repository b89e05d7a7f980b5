import ts from 'typescript'
import { declarationsOf, numbersOf } from '#openapi/sources/literals'
import { isOwn, type Sources } from '#openapi/sources/program'

/**
 * The statuses a policy may deny with: what its denials name, 403 for a plain false. A policy that only ever
 * says yes, or names its status each time, has no 403.
 */
export function denialsOf(sources: Sources, body: ts.Node): number[] {
  if (ts.isReturnStatement(body) && body.expression) return denialOf(sources, body.expression)
  const denials: number[] = []
  ts.forEachChild(body, (child) => {
    if (!ts.isFunctionLike(child)) denials.push(...denialsOf(sources, child))
  })
  return denials
}

function denialOf(sources: Sources, value: ts.Expression): number[] {
  if (value.kind === ts.SyntaxKind.TrueKeyword) return []
  if (ts.isConditionalExpression(value))
    return [...denialOf(sources, value.whenTrue), ...denialOf(sources, value.whenFalse)]
  /** `allowed || DENIAL`: what is not allowed is denied as the right side says. */
  if (ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.BarBarToken)
    return denialOf(sources, value.right)
  if (ts.isIdentifier(value)) return denialOfConstant(sources, value)
  return ts.isCallExpression(value) ? denialOfCall(sources, value) : [403]
}

/** const NOT_FOUND = AuthorizationResponse.deny('…', 404) */
function denialOfConstant(sources: Sources, name: ts.Identifier) {
  const { initializer } = declarationsOf(sources, name).find(ts.isVariableDeclaration) ?? {}
  return initializer && ts.isCallExpression(initializer)
    ? denialOfCall(sources, initializer)
    : [403]
}

function denialOfCall(sources: Sources, call: ts.CallExpression): number[] {
  const { expression, arguments: args } = call
  if (/AuthorizationResponse\.deny$/.test(expression.getText()))
    return args[1] ? numbersOf(sources, args[1]) : [403]

  const callee = ts.isPropertyAccessExpression(expression) ? expression.name : expression
  for (const declaration of declarationsOf(sources, callee)) {
    if (!isOwn(sources, declaration)) continue
    const called = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration
    if (called && ts.isArrowFunction(called) && !ts.isBlock(called.body))
      return denialOf(sources, called.body)
    if (called && ts.isFunctionLike(called) && 'body' in called && called.body)
      return denialsOf(sources, called.body)
  }
  return [403]
}
