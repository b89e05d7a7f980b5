import { Node, type ObjectLiteralExpression, type SourceFile } from 'ts-morph'

/** A place to change: `file` from the root of the repository; `what` says for people what is done there. */
export type Wire = { file: string; what: string } & (
  | { edit: (file: SourceFile) => void }
  | { path: string[]; entries: Record<string, unknown> }
)

/** The object that a variable of the file holds, whatever is said of its type. */
export function objectNamed(file: SourceFile, name: string): ObjectLiteralExpression {
  const value = plain(file.getVariableDeclaration(name)?.getInitializer())
  if (Node.isObjectLiteralExpression(value)) return value
  throw new Error(`there is no object ${name}`)
}

/** The object under `name` of the object that the file exports by default. */
export function objectExported(file: SourceFile, name: string): ObjectLiteralExpression {
  const whole = plain(file.getDefaultExportSymbol()?.getDeclarations()[0])
  const part = Node.isObjectLiteralExpression(whole) ? whole.getProperty(name) : undefined
  const value = Node.isPropertyAssignment(part) ? plain(part.getInitializer()) : undefined
  if (Node.isObjectLiteralExpression(value)) return value
  throw new Error(`there is no object ${name} in what is exported`)
}

export function addProperty(object: ObjectLiteralExpression, name: string, initializer: string) {
  if (object.getProperty(name)) throw new Error(`${name} is there already`)
  object.addPropertyAssignment({ name, initializer })
}

export function addToList(file: SourceFile, name: string, element: string) {
  listNamed(file, name).addElement(element)
}

/** @param text by which the element is known before which the new one stands; without such a one it stands last */
export function addToListBefore(file: SourceFile, name: string, text: string, element: string) {
  const list = listNamed(file, name)
  const place = list.getElements().findIndex((one) => one.getText().includes(text))
  list.insertElement(place < 0 ? list.getElements().length : place, element)
}

function listNamed(file: SourceFile, name: string) {
  const list = plain(file.getVariableDeclaration(name)?.getInitializer())
  if (Node.isArrayLiteralExpression(list)) return list
  throw new Error(`there is no list ${name}`)
}

/** A picture of lucide's, unless it is imported already. */
export function addIcon(file: SourceFile, name: string) {
  const icons = file.getImportDeclaration('lucide-react')
  if (!icons) throw new Error('there are no icons of lucide-react')
  const names = icons.getNamedImports().map((one) => one.getName())
  if (!names.includes(name)) icons.addNamedImport(name)
}

/** An import in the place its address has in the alphabet, among those like it. */
export function addImport(
  file: SourceFile,
  moduleSpecifier: string,
  names: { default?: string; named?: string[] } = {}
) {
  const likes = file.getImportDeclarations()
  const before = likes.findIndex((one) => one.getModuleSpecifierValue() > moduleSpecifier)
  const place =
    before < 0 || !/^[#.]/.test(likes[before].getModuleSpecifierValue()) ? likes.length : before
  file.insertImportDeclaration(place, {
    moduleSpecifier,
    defaultImport: names.default,
    namedImports: names.named,
  })
}

/** Appends rows to a table that is written as a template in a call: `readTable(\`…\`)`. */
export function addRows(file: SourceFile, name: string, rows: string[]) {
  const call = file.getVariableDeclaration(name)?.getInitializer()
  const [table] = Node.isCallExpression(call) ? call.getArguments() : []
  if (!Node.isNoSubstitutionTemplateLiteral(table)) throw new Error(`there is no table ${name}`)
  table.setLiteralValue(`${table.getLiteralValue().trimEnd()}\n\n${rows.join('\n')}\n`)
}

/** Makes a function say more before it returns, and return it too. */
export function addToReturned(file: SourceFile, name: string, statement: string, returned: string) {
  const body = file.getFunction(name)
  const place = body?.getStatements().findIndex((one) => Node.isReturnStatement(one)) ?? -1
  const last = place < 0 ? undefined : body!.getStatements()[place]
  const object = Node.isReturnStatement(last) ? last.getExpression() : undefined
  if (!body || !Node.isObjectLiteralExpression(object))
    throw new Error(`there is no function ${name} that returns an object`)
  object.addShorthandPropertyAssignment({ name: returned })
  body.insertStatements(place, statement)
}

/** `const { a, b } = this.resource; return { a, b }`: one name more in both. */
export function addToPickedAndReturned(file: SourceFile, method: string, name: string) {
  const body = file.getClasses()[0]?.getMethod(method)
  const pattern = body?.getVariableDeclarations()[0]?.getNameNode()
  const last = body?.getStatements().findLast((one) => Node.isReturnStatement(one))
  const object = Node.isReturnStatement(last) ? last.getExpression() : undefined
  if (!Node.isObjectBindingPattern(pattern) || !Node.isObjectLiteralExpression(object))
    throw new Error(`${method} does not pick and return names`)
  object.addShorthandPropertyAssignment({ name })
  const names = pattern.getElements().map((element) => element.getText())
  pattern.replaceWithText(`{ ${[...names, name].join(', ')} }`)
}

function plain(node: Node | undefined): Node | undefined {
  const isWrapped =
    Node.isAsExpression(node) || Node.isSatisfiesExpression(node) || Node.isExportAssignment(node)
  return isWrapped ? plain(node.getExpression()) : node
}
