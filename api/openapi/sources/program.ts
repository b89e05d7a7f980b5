import ts from 'typescript'

/** The API's own sources with their types, as the compiler sees them. */
export type Sources = { program: ts.Program; checker: ts.TypeChecker; root: string }

/** They use the API and declare nothing of it. */
const OUTSIDE = /^\/(tests|openapi|commands|database\/(seeders|factories|migrations))\//

/**
 * Reads the sources of the API, without tests, seeders and commands.
 * @param root the folder of the package, without a trailing slash
 */
export function readSources(root: string): Sources {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
  const config = ts.getParsedCommandLineOfConfigFile(
    `${root}/tsconfig.json`,
    { noEmit: true },
    host
  )
  if (!config) throw new Error(`${root}/tsconfig.json cannot be read`)

  const files = config.fileNames.filter((file) => !OUTSIDE.test(file.slice(root.length)))
  const program = ts.createProgram(files, config.options)
  return { program, checker: program.getTypeChecker(), root }
}

/** A source file by its path below the root, e.g. `app/controllers/health_controller.ts`. */
export function sourceFile({ program, root }: Sources, path: string) {
  const file = program.getSourceFile(`${root}/${path}`)
  if (!file) throw new Error(`${path} is not among the sources`)
  return file
}

/** True for code of our own: what libraries declare is not followed. */
export function isOwn({ root }: Sources, node: ts.Node) {
  const { fileName } = node.getSourceFile()
  return fileName.startsWith(`${root}/app/`)
}

/** The class a file exports by default. */
export function defaultClass(sources: Sources, path: string) {
  const found = sourceFile(sources, path).statements.find(
    (statement): statement is ts.ClassDeclaration =>
      ts.isClassDeclaration(statement) &&
      !!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  )
  if (!found) throw new Error(`${path} exports no class by default`)
  return found
}

/** A method of a class by its name; private ones are `#name`. */
export function methodOf(declaration: ts.ClassLikeDeclaration, name: string) {
  return declaration.members.find(
    (member): member is ts.MethodDeclaration =>
      ts.isMethodDeclaration(member) && member.name.getText() === name
  )
}

/** What a function returns, without the promise around it. */
export function returnTypeOf({ checker }: Sources, declaration: ts.SignatureDeclaration) {
  const type = checker.getSignatureFromDeclaration(declaration)!.getReturnType()
  return checker.getAwaitedType(type) ?? type
}

/** The text of a docstring, on one line; empty without one. */
export function docOf({ checker }: Sources, node: ts.NamedDeclaration) {
  const symbol = node.name && checker.getSymbolAtLocation(node.name)
  const text = ts.displayPartsToString(symbol?.getDocumentationComment(checker))
  return text.replace(/\s*\n\s*/g, ' ').trim()
}
