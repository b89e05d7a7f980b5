import ts from 'typescript'
import { declarationsOf } from './literals.ts'
import { isOwn, type Sources } from './program.ts'

/** The name of what is called: `status` in `response.status(201)`. */
export function calleeOf({ expression }: ts.CallExpression) {
  return ts.isPropertyAccessExpression(expression) ? expression.name : expression
}

/**
 * The framework's method that is called, e.g. `HttpResponse.status`, whatever the variable is
 * named; undefined for other code.
 */
export function frameworkCall(sources: Sources, call: ts.CallExpression) {
  const callee = calleeOf(call)
  for (const declaration of declarationsOf(sources, callee)) {
    const { parent } = declaration
    const isMember = ts.isClassLike(parent) || ts.isInterfaceDeclaration(parent)
    if (isMember && !isOwn(sources, declaration)) return `${parent.name?.text}.${callee.getText()}`
  }
  return undefined
}

const TELLING = new Set(['authenticate', 'authorize', 'getUserOrFail', 'status', 'validateUsing'])

/** True for a call of such a method whose owner the compiler cannot resolve. */
export function isUnknown(sources: Sources, call: ts.CallExpression) {
  const callee = calleeOf(call)
  return TELLING.has(callee.getText()) && declarationsOf(sources, callee).length === 0
}

/** The body of one of the API's functions, or the value of one of its constants. */
export function bodyOf(declaration: ts.Declaration): ts.Node | undefined {
  if (ts.isVariableDeclaration(declaration) || ts.isPropertyDeclaration(declaration))
    return declaration.initializer
  return ts.isFunctionLike(declaration) ? declaration : undefined
}

/** True when the code, or code of the API that it names, calls such a method. */
export function callsFramework(
  sources: Sources,
  node: ts.Node,
  method: string,
  seen = new Set<ts.Node>()
): boolean {
  if (seen.has(node)) return false
  seen.add(node)
  if (ts.isCallExpression(node) && frameworkCall(sources, node) === method) return true
  if (ts.isIdentifier(node)) {
    for (const declaration of declarationsOf(sources, node)) {
      const body = isOwn(sources, declaration) && bodyOf(declaration)
      if (body && callsFramework(sources, body, method, seen)) return true
    }
  }
  return !!ts.forEachChild(
    node,
    (child) => callsFramework(sources, child, method, seen) || undefined
  )
}
