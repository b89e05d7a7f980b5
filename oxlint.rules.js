/*
 * Rules that Oxlint does not have by itself, named as they are elsewhere: of ESLint, typescript-eslint, unicorn and Adonis.
 * Selectors are written for ESLint's parser, whose tree Oxlint hands over.
 */

/** Refuses what a selector finds: `[{ selector, message }, …]`. */
const noRestrictedSyntax = {
  meta: { schema: false },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [
        selector,
        (node) => context.report({ node, message }),
      ])
    ),
}

/**
 * Refuses modules by expressions that look ahead, which Oxlint's own rule cannot: `{ patterns: [{ regex, message }] }`.
 * What is imported while running is asked too, by `import('…')`.
 */
const noRestrictedImports = {
  meta: { schema: false },
  create(context) {
    const patterns = context.options[0].patterns.map(({ regex, message }) => ({
      regex: new RegExp(regex, 'iu'),
      message,
    }))
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return
      for (const { regex, message } of patterns) {
        if (regex.test(source.value)) context.report({ node: source, message })
      }
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportEqualsDeclaration: ({ moduleReference }) =>
        check({ source: moduleReference.expression }),
    }
  },
}

const isPascal = (name) => name[0] === name[0].toUpperCase() && !name.includes('_')
const isCamel = (name) => name[0] === name[0].toLowerCase() && !name.includes('_')
const isUpper = (name) => name === name.toUpperCase() && !/^_|__|_$/.test(name)

/** The names that a pattern declares: `{ a, b: [c = 1], ...d }`. */
function namesIn(pattern) {
  if (pattern?.type === 'Identifier') return [pattern]
  const within = pattern?.properties ??
    pattern?.elements ?? [pattern?.value ?? pattern?.left ?? pattern?.argument]
  return pattern ? within.flatMap(namesIn) : []
}

/** `camelCase`, `PascalCase` or `UPPER_CASE` for variables, `PascalCase` for types, of which none is `IWhatever`. */
const namingConvention = {
  create(context) {
    const refuse = (node, wanted) =>
      context.report({ node, message: `\`${node.name}\` must be ${wanted}.` })
    const type = ({ id }) => id && !isPascal(id.name) && refuse(id, 'PascalCase')
    return {
      VariableDeclarator({ id }) {
        for (const one of namesIn(id)) {
          const isFine = [isCamel, isUpper, isPascal].some((fits) => fits(one.name))
          if (!isFine) refuse(one, 'camelCase, UPPER_CASE or PascalCase')
        }
      },
      ClassDeclaration: type,
      ClassExpression: type,
      TSEnumDeclaration: type,
      TSTypeAliasDeclaration: type,
      TSTypeParameter: ({ name }) => !isPascal(name.name) && refuse(name, 'PascalCase'),
      TSInterfaceDeclaration(node) {
        type(node)
        if (/^I[A-Z]/.test(node.id.name)) refuse(node.id, 'named without I before it')
      },
    }
  },
}

const isNamed = (node, name) => node?.type === 'Identifier' && node.name === name
const isOne = (node) => node?.type === 'Literal' && node.value === 1

/** The counter of `let i = 0`, and what is counted by `i < list.length`. */
function countedBy({ init, test }) {
  const [declared, ...others] = init?.type === 'VariableDeclaration' ? init.declarations : []
  if (declared?.init?.value !== 0 || declared.id.type !== 'Identifier' || others.length > 0) return
  const [less, more] =
    { '<': [test?.left, test?.right], '>': [test?.right, test?.left] }[test?.operator] ?? []
  const isLength = more?.object?.type === 'Identifier' && isNamed(more.property, 'length')
  return isNamed(less, declared.id.name) && isLength
    ? { counter: declared.id.name, list: more.object.name }
    : undefined
}

function countsUp(update, counter) {
  if (update?.type === 'UpdateExpression')
    return update.operator === '++' && isNamed(update.argument, counter)
  if (update?.type !== 'AssignmentExpression' || !isNamed(update.left, counter)) return false
  const { operator, right } = update
  if (operator === '+=') return isOne(right)
  const isSum = operator === '=' && right.operator === '+'
  const sides = isSum ? [right.left, right.right] : []
  return sides.some(isOne) && sides.some((side) => isNamed(side, counter))
}

function variableNamed(name, from) {
  for (let scope = from; scope; scope = scope.upper) {
    if (scope.set.has(name)) return scope.set.get(name)
  }
}

const isString = (variable) =>
  variable?.defs.some(({ node, parent }) => {
    return parent?.kind === 'const' && typeof node.init?.value === 'string'
  })

/** Refuses `for (let i = 0; i < list.length; i++)` where the list is read alone, by `list[i]`: `for (const one of list)`. */
const noForLoop = {
  create: (context) => ({
    ForStatement(node) {
      const { counter, list } = countedBy(node) ?? {}
      if (!counter || !countsUp(node.update, counter) || node.body.type !== 'BlockStatement') return
      const scope = context.sourceCode.getScope(node.body)
      const referencesTo = (name) =>
        (variableNamed(name, scope)?.references ?? []).filter(
          ({ identifier: { range } }) =>
            range[0] >= node.body.range[0] && range[1] <= node.body.range[1]
        )
      const isRead = ({ identifier: { parent } }) =>
        parent.type === 'MemberExpression' &&
        isNamed(parent.property, counter) &&
        !(parent.parent.type === 'AssignmentExpression' && parent.parent.left === parent)
      const reads = referencesTo(list)
      if (reads.length === 0 || !reads.every(isRead) || isString(variableNamed(list, scope))) return
      if (referencesTo(counter).some((reference) => reference.isWrite())) return
      context.report({ node, message: 'Use a `for-of` loop instead of this `for` loop.' })
    },
  }),
}

/** Refuses `let a = undefined`. */
const noUndefInit = {
  create: (context) => ({
    VariableDeclarator(node) {
      const mayBeLeftOut = ['let', 'var'].includes(node.parent.kind)
      if (mayBeLeftOut && isNamed(node.init, 'undefined'))
        context.report({ node, message: 'A variable is `undefined` by itself.' })
    },
  }),
}

const VERBS = ['get', 'post', 'put', 'delete', 'patch']

/**
 * Refuses what is imported at the top to be called by the router or the emitter later.
 * @param service the module whose default export calls it
 * @param handlersOf the handlers that a method is given
 */
const lazily = (service, handlersOf, message) => ({
  create(context) {
    const imported = new Map()
    let caller
    return {
      ImportDeclaration(node) {
        for (const { type, local } of node.specifiers) {
          if (type !== 'ImportNamespaceSpecifier') imported.set(local.name, node)
        }
        const [first] = node.specifiers
        if (node.source.value === service && first?.type === 'ImportDefaultSpecifier')
          caller = first.local.name
      },
      CallExpression({ callee, arguments: [, second] }) {
        if (!caller || !isNamed(callee.object, caller) || callee.property.type !== 'Identifier')
          return
        for (const handler of handlersOf(callee.property.name, second)) {
          const node = handler?.type === 'Identifier' && imported.get(handler.name)
          if (node) context.report({ node, message })
        }
      },
    }
  },
})

const preferLazyControllerImport = lazily(
  '@adonisjs/core/services/router',
  (method, given) => {
    if (method === 'resource') return [given]
    return VERBS.includes(method) ? (given?.elements ?? []).slice(0, 1) : []
  },
  'Replace standard import with lazy controller import'
)

const preferLazyListenerImport = lazily(
  '@adonisjs/core/services/emitter',
  (method, given) => (method === 'on' ? (given?.elements ?? []) : []),
  'Replace standard import with lazy listener import'
)

export default {
  meta: { name: 'makao' },
  rules: {
    'naming-convention': namingConvention,
    'no-for-loop': noForLoop,
    'no-restricted-imports': noRestrictedImports,
    'no-restricted-syntax': noRestrictedSyntax,
    'no-undef-init': noUndefInit,
    'prefer-lazy-controller-import': preferLazyControllerImport,
    'prefer-lazy-listener-import': preferLazyListenerImport,
  },
}
