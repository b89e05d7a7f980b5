import ts from 'typescript'
import { bodyOf, calleeOf, callsFramework, frameworkCall, isUnknown } from './calls.ts'
import { Findings } from './findings.ts'
import { declarationsOf, type Given, NOTHING_GIVEN, numbersOf, textsOf } from './literals.ts'
import { denialsOf } from './policies.ts'
import { isDeclaredIn, isOwn, methodOf, positionOf, type Sources } from './program.ts'
import { type RefusalClass, refusalsOf } from './refusals.ts'

type Arguments = ts.NodeArray<ts.Expression>

/** Follows an endpoint's code and records every refusal, status, header and validator it meets. */
export class Reach extends Findings {
  #seen = new Set<string>()
  #called = new Set<ts.Node>()
  #sources: Sources
  #refusalClass: RefusalClass

  constructor(sources: Sources, refusal: RefusalClass) {
    super()
    this.#sources = sources
    this.#refusalClass = refusal
  }

  /** @param given texts the caller passes for the function's parameters */
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

  /** A function that is referenced without a call may be called elsewhere, so it is followed. */
  #reference(node: ts.Identifier | ts.PrivateIdentifier) {
    if (this.#called.has(node) || isNameOf(node)) return
    for (const declaration of declarationsOf(this.#sources, node)) {
      const body = isOwn(this.#sources, declaration) && bodyOf(declaration)
      if (body) this.follow(body)
    }
  }

  #call(call: ts.CallExpression, given: Given) {
    this.#callOwn(call, given)
    const method = frameworkCall(this.#sources, call)
    if (method) this.#framework(method, call, given)
    else if (isUnknown(this.#sources, call))
      this.#problem(call, `the compiler does not know ${calleeOf(call).getText()}()`)
  }

  #framework(method: string, call: ts.CallExpression, given: Given) {
    const { arguments: args } = call
    switch (method) {
      case 'Authenticator.authenticate':
      case 'Authenticator.getUserOrFail':
        return this.refuse(this.#sources.config.failures.stranger)
      case 'RequestValidator.validateUsing':
        return this.#validation(args)
      case 'HttpRequest.header':
        return this.#headerRead(args, given)
      case 'HttpResponse.header':
      case 'HttpResponse.safeHeader':
        return this.#headerSet(args, given)
      case 'HttpResponse.plainCookie':
      case 'HttpResponse.encryptedCookie':
      case 'HttpResponse.cookie':
        return void this.headersSet.set('Set-Cookie', [])
      case 'HttpResponse.status':
        return this.#status(call, args[0])
      case 'Bouncer.authorize':
      case 'PolicyAuthorizer.authorize':
        return this.#policy(call)
    }
  }

  #callOwn(call: ts.CallExpression, given: Given) {
    const callee = calleeOf(call)
    this.#called.add(callee)
    for (const declaration of declarationsOf(this.#sources, callee)) {
      if (!isOwn(this.#sources, declaration)) continue
      const isHolder = ts.isVariableDeclaration(declaration)
      const called = isHolder ? declaration.initializer : declaration
      if (!called) continue
      if (!ts.isFunctionLike(called)) this.follow(called)
      else {
        if (isDeclaredIn(this.#sources, called, this.#sources.config.code.answers))
          this.#message(called, call.arguments)
        this.follow(called, this.#handed(called, call.arguments, given))
      }
    }
  }

  #handed(called: ts.SignatureDeclaration, args: Arguments, given: Given) {
    const texts = new Map<ts.Node, string[]>()
    for (const [index, parameter] of called.parameters.entries()) {
      if (!takesText(this.#sources, parameter)) continue
      const value = args[index] ?? parameter.initializer
      const known = value ? textsOf(this.#sources, value, given) : []
      if (known.length > 0) texts.set(parameter, known)
    }
    return texts
  }

  #creation(node: ts.NewExpression, given: Given) {
    if (node.expression.getText().endsWith('E_UNAUTHORIZED_ACCESS'))
      this.refuse(this.#sources.config.failures.stranger)
    if (!declarationsOf(this.#sources, node.expression).includes(this.#refusalClass.declaration))
      return
    for (const refusal of refusalsOf(this.#sources, this.#refusalClass, node, given))
      this.refuse(refusal)
  }

  /** The text of an answer: literal or from a catalogue. */
  #message(called: ts.SignatureDeclaration, args: Arguments) {
    const argument = args[called.parameters.findIndex(({ name }) => name.getText() === 'message')]
    if (!argument) return
    const isTranslated =
      ts.isCallExpression(argument) && /(^|\.)t$/.test(argument.expression.getText())
    const value = isTranslated ? argument.arguments[0] : argument
    for (const text of textsOf(this.#sources, value, NOTHING_GIVEN))
      this.messages.add(isTranslated ? `t:${text}` : text)
  }

  #headerRead([name]: Arguments, given: Given) {
    const [text] = textsOf(this.#sources, name, given)
    if (text) this.headersRead.add(text.toLowerCase())
  }

  #headerSet([name, value]: Arguments, given: Given) {
    const [text] = textsOf(this.#sources, name, given)
    if (text) this.headersSet.set(text, textsOf(this.#sources, value, given))
  }

  #status(call: ts.CallExpression, argument: ts.Expression) {
    const statuses = numbersOf(this.#sources, argument)
    if (statuses.length === 0) this.#problem(argument, 'write the status as a number')
    for (const status of statuses) this.statuses.add(status)
    const above = ts.findAncestor(
      call,
      (node) =>
        ts.isIfStatement(node) || ts.isConditionalExpression(node) || ts.isFunctionLike(node)
    )
    if (above && !ts.isFunctionLike(above)) this.isStatusConditional = true
  }

  #validation([argument, options]: Arguments) {
    this.refuse(this.#sources.config.failures.invalid)
    const candidates = ts.isConditionalExpression(argument)
      ? [argument.whenTrue, argument.whenFalse]
      : [argument]
    for (const candidate of candidates) {
      const declaration = declarationsOf(this.#sources, candidate).find(ts.isVariableDeclaration)
      if (!declaration) {
        this.#problem(candidate, 'give the validator by the name of an exported constant')
        continue
      }
      const { root } = this.#sources.config
      const path = declaration.getSourceFile().fileName.slice(root.length + 1)
      const name = declaration.name.getText()
      const readsQuery = !!options && callsFramework(this.#sources, options, 'HttpRequest.qs')
      const position = positionOf(this.#sources, declaration)
      this.validators.set(`${path}:${name}`, { path, name, position, readsQuery })
    }
  }

  /** bouncer.with(Policy).authorize('action') */
  #policy({ expression, arguments: [action] }: ts.CallExpression) {
    const bouncer = ts.isPropertyAccessExpression(expression) && expression.expression
    const [given] = bouncer && ts.isCallExpression(bouncer) ? bouncer.arguments : []
    const policy = given && declarationsOf(this.#sources, given).find(ts.isClassDeclaration)
    const names = textsOf(this.#sources, action, NOTHING_GIVEN)
    if (!policy || names.length === 0)
      return this.#problem(action, "write bouncer.with(ThePolicy).authorize('action')")
    for (const name of names) {
      const method = methodOf(policy, name)
      if (!method?.body) {
        this.#problem(action, `${policy.name?.text} has no ${name}()`)
        continue
      }
      for (const status of denialsOf(this.#sources, method.body))
        this.refuse(this.#sources.config.failures.denied(status))
      this.follow(method)
    }
  }

  #problem(node: ts.Node, what: string) {
    this.#sources.problems.add(`${positionOf(this.#sources, node)}: ${what}`)
  }
}

function isNameOf(node: ts.Node) {
  return (
    (ts.isFunctionLike(node.parent) || ts.isVariableDeclaration(node.parent)) &&
    node.parent.name === node
  )
}

/**
 * True for a parameter that may be a string. Resolving the others takes longer than all the rest.
 */
function takesText({ checker }: Sources, parameter: ts.ParameterDeclaration) {
  const type = checker.getTypeAtLocation(parameter)
  const parts = type.isUnion() ? type.types : [type]
  return parts.some(({ flags }) => flags & (ts.TypeFlags.StringLike | ts.TypeFlags.TypeParameter))
}
