import ts from 'typescript'
import { declarationsOf, numbersOf } from '#openapi/sources/literals'
import type { Sources } from '#openapi/sources/program'

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
  if (!ts.isCallExpression(value)) return [403]
  if (/AuthorizationResponse\.deny$/.test(value.expression.getText())) {
    const [, status] = value.arguments
    return status ? numbersOf(sources, status) : [403]
  }

  const callee = ts.isPropertyAccessExpression(value.expression)
    ? value.expression.name
    : value.expression
  const helper = declarationsOf(sources, callee).find(ts.isFunctionLike)
  const answers =
    helper && 'body' in helper && helper.body?.getText().includes('AuthorizationResponse')
  return answers ? denialsOf(sources, helper.body!) : [403]
}
