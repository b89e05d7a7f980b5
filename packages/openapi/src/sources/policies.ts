import ts from 'typescript'
import { bodyOf, calleeOf, frameworkCall } from './calls.ts'
import { declarationsOf, numbersOf } from './literals.ts'
import { isOwn, positionOf, type Sources } from './program.ts'

const FORBIDDEN = 403

/** The statuses a policy may deny with: those its denials name, and 403 for a plain `false`. */
export function denialsOf(sources: Sources, body: ts.Node): number[] {
  if (ts.isArrowFunction(body) && !ts.isBlock(body.body)) return denialOf(sources, body.body)
  if (ts.isReturnStatement(body) && body.expression) return denialOf(sources, body.expression)
  const denials: number[] = []
  ts.forEachChild(body, (child) => {
    if (!ts.isFunctionLike(child)) denials.push(...denialsOf(sources, child))
  })
  return denials
}

function denialOf(sources: Sources, value: ts.Expression): number[] {
  if (value.kind === ts.SyntaxKind.TrueKeyword) return []
  if (ts.isParenthesizedExpression(value) || ts.isAwaitExpression(value))
    return denialOf(sources, value.expression)
  if (ts.isConditionalExpression(value))
    return [...denialOf(sources, value.whenTrue), ...denialOf(sources, value.whenFalse)]
  /** `allowed || DENIAL`: the right side is the denial. */
  if (ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.BarBarToken)
    return denialOf(sources, value.right)
  if (ts.isCallExpression(value)) return denialOfCall(sources, value)
  if (ts.isIdentifier(value)) {
    const { initializer } = declarationsOf(sources, value).find(ts.isVariableDeclaration) ?? {}
    if (initializer) return denialOf(sources, initializer)
  }
  return plainDenial(sources, value)
}

function denialOfCall(sources: Sources, call: ts.CallExpression): number[] {
  const called = frameworkCall(sources, call)
  if (called === 'AuthorizationResponse.allow') return []
  if (called === 'AuthorizationResponse.deny') {
    const status = call.arguments[1]
    if (!status) return [FORBIDDEN]
    const statuses = numbersOf(sources, status)
    if (statuses.length === 0)
      sources.problems.add(
        `${positionOf(sources, status)}: write the status of this denial as a number`
      )
    return statuses
  }
  for (const declaration of declarationsOf(sources, calleeOf(call))) {
    const body = isOwn(sources, declaration) && bodyOf(declaration)
    if (body) return denialsOf(sources, body)
  }
  return plainDenial(sources, call)
}

/** A boolean denies with 403; other results have to be read. */
function plainDenial(sources: Sources, value: ts.Expression) {
  const type = sources.checker.getTypeAtLocation(value)
  const plain = sources.checker.getAwaitedType(type) ?? type
  const parts = plain.isUnion() ? plain.types : [plain]
  if (parts.some((part) => part.symbol?.name === 'AuthorizationResponse'))
    sources.problems.add(
      `${positionOf(sources, value)}: return AuthorizationResponse.deny(…) itself, or a function or constant that is one`
    )
  return [FORBIDDEN]
}
