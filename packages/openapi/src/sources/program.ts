import ts from 'typescript'
import type { Config } from '../config.ts'

export type Problems = Set<string>

/** The API's program, with the problems found in it. */
export type Sources = {
  program: ts.Program
  checker: ts.TypeChecker
  config: Config
  problems: Problems
}

/**
 * Reads the sources of the API.
 * @throws Error when the root has no readable tsconfig.json
 */
export function readSources(config: Config): Sources {
  const { root, code } = config
  const parsed = ts.getParsedCommandLineOfConfigFile(
    `${root}/tsconfig.json`,
    { noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
  )
  if (!parsed) throw new Error(`${root}/tsconfig.json cannot be read`)

  const files = parsed.fileNames.filter((file) => !code.leftOut.test(file.slice(root.length + 1)))
  const program = ts.createProgram(files, parsed.options, leanHost(parsed.options, code.opaque))
  return { program, checker: program.getTypeChecker(), config, problems: new Set() }
}

/** A compiler host that skips comments of libraries and the opaque ones altogether. */
function leanHost(options: ts.CompilerOptions, opaque: string[]) {
  const host = ts.createCompilerHost(options)
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (name) => name, options)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (file, given, ...rest) => {
    const how = typeof given === 'object' ? given : { languageVersion: given }
    const isLibrary = file.includes('/node_modules/')
    const jsDocParsingMode = isLibrary ? ts.JSDocParsingMode.ParseNone : undefined
    return read(file, { ...how, jsDocParsingMode }, ...rest)
  }
  host.resolveModuleNameLiterals = (literals, file, redirected, how, source) =>
    literals.map((literal) => {
      if (opaque.some((name) => literal.text === name || literal.text.startsWith(`${name}/`)))
        return { resolvedModule: undefined }
      const mode = ts.getModeForUsageLocation(source, literal, how)
      return ts.resolveModuleName(literal.text, file, how, host, cache, redirected, mode)
    })
  return host
}

export function moduleOf({ program, config: { root } }: Sources, specifier: string) {
  const { resolvedModule } = ts.resolveModuleName(
    specifier,
    `${root}/package.json`,
    program.getCompilerOptions(),
    ts.sys,
    undefined,
    undefined,
    ts.ModuleKind.ESNext
  )
  return resolvedModule?.resolvedFileName.slice(root.length + 1)
}

/** A source file by its path below the root, e.g. `app/controllers/health_controller.ts`. */
export function sourceFile({ program, config: { root } }: Sources, path: string) {
  const file = program.getSourceFile(`${root}/${path}`)
  if (!file) throw new Error(`${path}: not among the sources that tsconfig.json names`)
  return file
}

/** True for the API's own code, which is followed. */
export function isOwn({ config: { root, code } }: Sources, node: ts.Node) {
  return node.getSourceFile().fileName.startsWith(`${root}/${code.folder}/`)
}

export function isDeclaredIn({ config: { root } }: Sources, node: ts.Node, path: string) {
  return node.getSourceFile().fileName === `${root}/${path}`
}

/** The position as text: `app/controllers/health_controller.ts:12`. */
export function positionOf({ config: { root } }: Sources, node: ts.Node) {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  return `${file.fileName.replace(`${root}/`, '')}:${line + 1}`
}

export function defaultClass(sources: Sources, path: string) {
  const found = sourceFile(sources, path).statements.find(
    (statement): statement is ts.ClassDeclaration =>
      ts.isClassDeclaration(statement) &&
      !!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  )
  if (!found) throw new Error(`${path}: export a class by default where it is declared`)
  return found
}

export function methodOf(declaration: ts.ClassLikeDeclaration, name: string) {
  return declaration.members.find(
    (member): member is ts.MethodDeclaration =>
      ts.isMethodDeclaration(member) && member.name.getText() === name
  )
}

export function returnTypeOf({ checker }: Sources, declaration: ts.SignatureDeclaration) {
  const type = checker.getSignatureFromDeclaration(declaration)!.getReturnType()
  return checker.getAwaitedType(type) ?? type
}

export function docOf({ checker }: Sources, node: ts.NamedDeclaration) {
  const symbol = node.name && checker.getSymbolAtLocation(node.name)
  const text = ts.displayPartsToString(symbol?.getDocumentationComment(checker))
  return text.replace(/\s*\n\s*/g, ' ').trim()
}
