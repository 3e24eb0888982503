import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript6'

/** A column as a row type tells it: what is read, whether it may be null, whether an insert may leave it out. */
export interface ColumnType {
  readonly kinds: readonly string[]
  readonly isNullable: boolean
  readonly isOptional: boolean
}

/** Rows by their tables, columns by their names. */
export type Tables = Readonly<Record<string, Readonly<Record<string, ColumnType>>>>

/** What a domain says of tables. */
export interface TableSource {
  readonly domain: string
  /** Rows it owns: the members its `…Tables` declares itself. */
  readonly own: readonly Tables[]
  /** What each of its views publishes to other domains. */
  readonly published: readonly Tables[]
  /** Everything it may name in SQL: its own, and what the views it takes in publish. */
  readonly known: readonly string[]
}

/** Reads the row types of every domain of a checkout. */
export function readTables(root: string): readonly TableSource[] {
  const domains = globSync('domains/*/package.json', { cwd: root }).map((file) => file.split('/')[1] ?? '')
  // A part of a domain may keep its row types in a folder of its own.
  const tablesIn = (domain: string) => globSync(`domains/${domain}/server/**/tables.ts`, { cwd: root })
  const files = domains.flatMap((domain) =>
    [...tablesIn(domain), `domains/${domain}/view/index.ts`]
      .map((file) => join(root, file))
      .filter((file) => existsSync(file)),
  )
  const program = ts.createProgram(files, {
    strict: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  })
  const reader = readerOf(program.getTypeChecker())
  const interfacesOf = (file: string, suffix: string): readonly ts.InterfaceDeclaration[] => {
    const statements = program.getSourceFile(join(root, file))?.statements ?? []
    return [...statements].filter(ts.isInterfaceDeclaration).filter(({ name }) => name.text.endsWith(suffix))
  }
  return domains.sort().map((domain) => {
    const tables = tablesIn(domain).flatMap((file) => interfacesOf(file, 'Tables'))
    const views = interfacesOf(`domains/${domain}/view/index.ts`, 'View')
    return {
      domain,
      own: tables.map((one) => reader.declared(one)),
      published: views.map((one) => reader.declared(one)),
      known: tables.flatMap((one) => reader.tablesOf(one)),
    }
  })
}

function readerOf(checker: ts.TypeChecker) {
  const kindOf = (type: ts.Type): string => {
    if (type.flags & ts.TypeFlags.NumberLike) return 'number'
    if (type.flags & ts.TypeFlags.StringLike) return 'string'
    if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean'
    if (checker.isArrayType(type)) return 'array'
    const name = type.symbol?.name
    return name === 'Date' || name === 'Uint8Array' ? name : 'json'
  }
  const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type])
  const columnOf = (type: ts.Type): ColumnType => {
    // Kysely's ColumnType: what is read, inserted and updated, in three properties.
    const [selected, inserted] = ['__select__', '__insert__'].map((name) => {
      const property = type.getProperty(name)
      return property && checker.getTypeOfSymbol(property)
    })
    const read = partsOf(selected ?? type)
    const written = partsOf(inserted ?? type)
    const isNone = (part: ts.Type) => (part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0
    return {
      kinds: [...new Set(read.filter((part) => !isNone(part)).map(kindOf))].sort(),
      isNullable: read.some((part) => (part.flags & ts.TypeFlags.Null) !== 0),
      isOptional: written.some(isNone),
    }
  }
  const columnsOf = (type: ts.Type) =>
    Object.fromEntries(
      type.getProperties().map((column) => [column.name, columnOf(checker.getTypeOfSymbol(column))]),
    )
  const tablesOf = (declaration: ts.InterfaceDeclaration) =>
    checker
      .getTypeAtLocation(declaration.name)
      .getProperties()
      .map(({ name }) => name)
  const declared = (declaration: ts.InterfaceDeclaration): Tables =>
    Object.fromEntries(
      declaration.members
        .flatMap((member) => (member.name ? (checker.getSymbolAtLocation(member.name) ?? []) : []))
        .map((table) => [table.name, columnsOf(checker.getTypeOfSymbol(table))]),
    )
  return { tablesOf, declared }
}

/** What SQL does to a table. */
export interface Mention {
  readonly table: string
  readonly file: string
  readonly isWrite: boolean
}

const reads = [
  /\.(?:selectFrom|innerJoin|leftJoin|using|from)\(\s*'([a-z_]+)/g,
  /\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?([a-z_]+)\b/g,
]
const writes = [
  /\.(?:insertInto|updateTable|deleteFrom)\(\s*'([a-z_]+)/g,
  /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?([a-z_]+)\b/g,
]

/** Where the SQL of a domain's server names a table; `tables` are all there are. */
export function mentionsIn(root: string, domain: string, tables: ReadonlySet<string>): readonly Mention[] {
  const files = globSync(`domains/${domain}/{server,search}/**/*.ts`, { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\/|\/tables\.ts$/.test(file),
  )
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const found = (patterns: readonly RegExp[], isWrite: boolean) =>
      patterns
        .flatMap((pattern) => [...text.matchAll(pattern)].map(([, table = '']) => table))
        .filter((table) => tables.has(table))
        .map((table) => ({ table, file, isWrite }))
    return [...found(reads, false), ...found(writes, true)]
  })
}
