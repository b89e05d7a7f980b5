import ts from 'typescript'
import { Findings } from '#openapi/sources/findings'
import {
  declarationsOf,
  type Given,
  NOTHING_GIVEN,
  numbersOf,
  parameterOf,
  textsOf,
} from '#openapi/sources/literals'
import { denialsOf } from '#openapi/sources/policies'
import { isOwn, methodOf, type Sources } from '#openapi/sources/program'

const SIGNED_IN = ['getUserOrFail', 'authenticate']

/**
 * Follows an endpoint through the sources and notes what it may answer: every refusal that is thrown on the
 * way, every status and header that is set, every header that is read, every validator that is asked.
 */
export class Reach extends Findings {
  #seen = new Set<string>()
  #called = new Set<ts.Node>()

  constructor(protected sources: Sources) {
    super()
  }

  /** @param given texts that the caller hands to the function's parameters */
  follow(node: ts.Node, given = NOTHING_GIVEN) {
    const file = node.getSourceFile().fileName
    const call = `${file}:${node.pos} ${JSON.stringify([...given.values()])}`
    if (this.#seen.has(call)) return this
    this.#seen.add(call)
    this.#visit(node, given, true)
    return this
  }

  #visit(node: ts.Node, given: Given, isRoot = false): void {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    if (!isRoot) {
      if (ts.isNewExpression(node)) this.#creation(node, given)
      if (ts.isCallExpression(node)) this.#call(node, given)
      if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) this.#reference(node)
    }
    ts.forEachChild(node, (child) => this.#visit(child, given))
  }

  /** Whatever of our own is named without being called here may be called elsewhere. */
  #reference(node: ts.Identifier | ts.PrivateIdentifier) {
    if (this.#called.has(node) || isNameOf(node)) return
    for (const declaration of declarationsOf(this.sources, node)) {
      if (!isOwn(this.sources, declaration)) continue
      if (ts.isFunctionLike(declaration)) this.follow(declaration)
      const isHolder =
        ts.isVariableDeclaration(declaration) || ts.isPropertyDeclaration(declaration)
      if (isHolder && declaration.initializer) this.follow(declaration.initializer)
    }
  }

  #call(node: ts.CallExpression, given: Given) {
    const { expression, arguments: args } = node
    const callee = ts.isPropertyAccessExpression(expression) ? expression.name : expression
    this.#callOwn(callee, args, given)
    if (!ts.isPropertyAccessExpression(expression)) return

    const name = callee.getText()
    if (SIGNED_IN.includes(name)) this.refuseStranger()
    if (name === 'validateUsing') this.#validation(args)
    if (name === 'status' && args.length === 1) this.#status(node, args[0])
    if (name === 'plainCookie' && args.length > 2) this.headersSet.set('Set-Cookie', [])
    if (name === 'header' || name === 'safeHeader') this.#header(expression, args, given)
    if (name === 'authorize') this.#policy(expression.expression, args[0])
  }

  /** A function of our own is followed with the texts it is given. */
  #callOwn(callee: ts.Node, args: ts.NodeArray<ts.Expression>, given: Given) {
    this.#called.add(callee)
    for (const declaration of declarationsOf(this.sources, callee)) {
      if (!isOwn(this.sources, declaration)) continue
      if (declaredIn(declaration, 'http/answer') && args[1]) this.#message(args[1])
      const isHolder = ts.isVariableDeclaration(declaration)
      const called = isHolder ? declaration.initializer : declaration
      if (!called) continue
      if (!ts.isFunctionLike(called)) this.follow(called)
      else this.follow(called, this.#handed(called, args, given))
    }
  }

  #handed(called: ts.SignatureDeclaration, args: ts.NodeArray<ts.Expression>, given: Given) {
    const texts = new Map<ts.Node, string[]>()
    for (const [index, parameter] of called.parameters.entries()) {
      const value = args[index] ?? parameter.initializer
      const known = value ? textsOf(this.sources, value, given) : []
      if (known.length > 0) texts.set(parameter, known)
    }
    return texts
  }

  #creation(node: ts.NewExpression, given: Given) {
    const { expression, arguments: args } = node
    if (expression.getText().endsWith('E_UNAUTHORIZED_ACCESS')) this.refuseStranger()
    const [declaration] = declarationsOf(this.sources, expression)
    if (!declaration || !declaredIn(declaration, 'exceptions/refusal') || !args) return

    const [key, status, code, , place] = args
    const keys = textsOf(this.sources, key, given)
    const codes = textsOf(this.sources, code, given)
    if (keys.length === 0 || codes.length === 0) {
      /** A parameter of a helper: its callers say more. */
      if (!parameterOf(this.sources, key)) this.unread.add(positionOf(node))
      return
    }
    const field = this.#textIn(place, 'name', given)
    const rule = this.#textIn(place, 'rule', given)
    for (const number of numbersOf(this.sources, status)) {
      for (const [index, one] of keys.entries()) {
        this.refuse({ status: number, key: one, code: codes[index] ?? codes[0], field, rule })
      }
    }
  }

  /** The text of a property of an object written down here. */
  #textIn(object: ts.Expression | undefined, name: string, given: Given) {
    if (!object || !ts.isObjectLiteralExpression(object)) return undefined
    const property = object.properties.find((one) => one.name?.getText() === name)
    if (!property || !ts.isPropertyAssignment(property)) return undefined
    return textsOf(this.sources, property.initializer, given)[0]
  }

  /** The text beside an answer: said outright, or taken from a catalogue. */
  #message(argument: ts.Expression) {
    const isTranslated =
      ts.isCallExpression(argument) && /(^|\.)t$/.test(argument.expression.getText())
    const value = isTranslated ? argument.arguments[0] : argument
    for (const text of textsOf(this.sources, value, NOTHING_GIVEN))
      this.messages.add(isTranslated ? `t:${text}` : text)
  }

  #header(
    { expression }: ts.PropertyAccessExpression,
    args: ts.NodeArray<ts.Expression>,
    given: Given
  ) {
    const [name] = args[0] ? textsOf(this.sources, args[0], given) : []
    if (!name) return
    if (args.length === 1) this.headersRead.add(name.toLowerCase())
    else if (/response|header\(/.test(expression.getText()))
      this.headersSet.set(name, textsOf(this.sources, args[1], given))
  }

  #status(call: ts.CallExpression, argument: ts.Expression) {
    for (const status of numbersOf(this.sources, argument)) this.statuses.add(status)
    const above = ts.findAncestor(
      call,
      (node) =>
        ts.isIfStatement(node) || ts.isConditionalExpression(node) || ts.isFunctionLike(node)
    )
    if (above && !ts.isFunctionLike(above)) this.isStatusConditional = true
  }

  #validation([argument, options]: ts.NodeArray<ts.Expression>) {
    this.refuse({ status: 422, code: 'E_VALIDATION_ERROR', key: 'invalid' })
    const candidates = ts.isConditionalExpression(argument)
      ? [argument.whenTrue, argument.whenFalse]
      : [argument]
    for (const candidate of candidates) {
      const declaration = declarationsOf(this.sources, candidate).find(ts.isVariableDeclaration)
      if (!declaration)
        throw new Error(`${positionOf(argument)}: name the validator itself, to have it documented`)
      const path = declaration.getSourceFile().fileName.slice(this.sources.root.length + 1)
      const name = declaration.name.getText()
      const readsQuery = /queryOf\(|\.qs\(/.test(options?.getText() ?? '')
      this.validators.set(`${path}:${name}`, { path, name, readsQuery })
    }
  }

  /** bouncer.with(Policy).authorize('action') */
  #policy(bouncer: ts.Expression, action: ts.Expression) {
    const given = ts.isCallExpression(bouncer) ? bouncer.arguments[0] : undefined
    const policy = given && declarationsOf(this.sources, given).find(ts.isClassDeclaration)
    if (!policy) return
    for (const name of textsOf(this.sources, action, NOTHING_GIVEN)) {
      const method = methodOf(policy, name)
      if (!method?.body) throw new Error(`${positionOf(action)}: the policy has no ${name}`)
      for (const status of denialsOf(this.sources, method.body)) this.deny(status)
      this.follow(method)
    }
  }
}

function declaredIn(declaration: ts.Declaration, module: string) {
  return declaration.getSourceFile().fileName.endsWith(`/app/${module}.ts`)
}

/** The name in a declaration is no use of it. */
function isNameOf(node: ts.Node) {
  return (
    (ts.isFunctionLike(node.parent) || ts.isVariableDeclaration(node.parent)) &&
    node.parent.name === node
  )
}

function positionOf(node: ts.Node) {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  return `${file.fileName}:${line + 1}`
}
