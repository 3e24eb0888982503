import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startWorld } from '@bole/server/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type ColumnType,
  mentionsIn,
  readTables,
  type TableSource,
  type Tables,
} from '../../tools/table-sources.ts'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly isNullable: boolean
  readonly hasDefault: boolean
}

const root = join(import.meta.dirname, '../..')
// Kept by the platform.
const nobodys = new Set(['schema_migrations', 'setting_changes'])

let columns: readonly Column[]
let tables: ReadonlySet<string>
let domains: readonly TableSource[]

beforeAll(async () => {
  const world = await startWorld()
  const found = await world.rows(`
    select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as "isNullable",
      a.atthasdef or a.attidentity <> '' as "hasDefault"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`)
  await world.end()
  columns = found.map((row) => ({
    table: String(row.table),
    name: String(row.name),
    type: String(row.type),
    isNullable: row.isNullable === true,
    hasDefault: row.hasDefault === true,
  }))
  tables = new Set(columns.map(({ table }) => table).filter((table) => !nobodys.has(table)))
  domains = readTables(root)
}, 60_000)

const kinds: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float8: 'number',
  text: 'string',
  varchar: 'string',
  uuid: 'string',
  date: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Uint8Array',
  json: 'json',
  jsonb: 'json',
}

/** What a row type says otherwise than the catalogue, in sentences. */
function differences(told: Tables, isWhole: boolean): string[] {
  return Object.entries(told).flatMap(([table, row]) => {
    const real = columns.filter((column) => column.table === table)
    if (real.length === 0) return [`there is no table ${table}`]
    const missing = isWhole
      ? real.filter(({ name }) => !(name in row)).map(({ name }) => `${table}.${name} is left out`)
      : []
    return [
      ...missing,
      ...Object.entries(row).flatMap(([name, column]) => differencesOf(table, name, column)),
    ]
  })
}

function differencesOf(table: string, name: string, told: ColumnType): string[] {
  const real = columns.find((column) => column.table === table && column.name === name)
  const which = `${table}.${name}`
  if (!real) return [`there is no column ${which}`]
  const kind = real.type.startsWith('_') ? 'array' : (kinds[real.type] ?? real.type)
  // Read as JSON, an array is as good as an object, and a text as good as both.
  const isKind = kind === 'json' || (told.kinds.length === 1 && told.kinds[0] === kind)
  // JSON has a null of its own, which is a value to the database.
  const isNullable = told.isNullable && kind !== 'json'
  const isOptional = told.isOptional && kind !== 'json'
  return [
    ...(isKind ? [] : [`${which} is ${real.type}, not ${told.kinds.join(' or ')}`]),
    ...(isNullable === real.isNullable || (kind === 'json' && told.isNullable)
      ? []
      : [`${which} is ${real.isNullable ? '' : 'not '}nullable`]),
    ...(isOptional && !real.hasDefault && !real.isNullable ? [`${which} has no default`] : []),
  ]
}

const owned = ({ own, published }: TableSource) => new Set([...own, ...published].flatMap(Object.keys))

describe('joins', () => {
  test('between rows of an organisation say so: keys begin with it', () => {
    const forgotten = globSync('domains/*/server/**/*.ts', { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), 'utf8')
        const joins = text.matchAll(
          /\.(?:inner|left|right|full)Join\(\s*'([^']+)',\s*('|\(\w+\) =>\s*(\w+\s*(?:\.\w+)?\())/g,
        )
        return [...joins]

          .filter(([, , how, builder = '']) => how === "'" || !/^(?:sameTenant\(|\w+\s*\.on\()/.test(builder))
          .map(([, table]) => `${file} joins ${table}`)
      })
    // An organisation is its own row.
    expect(forgotten).toEqual(['domains/accounts/server/account-store.ts joins organisations'])
  })
})

describe('joins in text', () => {
  test('between rows of an organisation say so, too', () => {
    const source =
      /\bjoin\s+(?!lateral\b)([a-z_]+)\s+(?:as\s+)?[a-z_]*\s*\bon\s+([\s\S]*?)(?=\b(?:left |inner |cross )?join\b|\bwhere\b|\b(?:group|order) by\b|`)/g
    const forgotten = globSync('domains/*/server/**/*.ts', { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(source)]
          .filter(
            ([, table = '', condition = '']) => tables.has(table) && !condition.includes('organisation'),
          )
          .map(([, table]) => `${file} joins ${table}`),
      )
    // Periods are of no organisation: policies alone hold what came in during them.
    expect(forgotten).toEqual(['domains/dashboard/server/arrival-store.ts joins applications'])
  })
})

describe('tables', () => {
  test('each belongs to one domain', () => {
    const owners = [...tables].map(
      (table) =>
        [table, domains.filter((domain) => owned(domain).has(table)).map(({ domain }) => domain)] as const,
    )
    expect(owners.filter(([, of]) => of.length !== 1)).toEqual([])
  })

  test('row types and views say what the catalogue says', () => {
    const told = domains.flatMap(({ own, published }) => [
      ...own.flatMap((rows) => differences(rows, true)),
      ...published.flatMap((rows) => differences(rows, false)),
    ])
    expect(told).toEqual([])
  })

  test('SQL names what its domain owns or an owner’s view publishes, and writes only what it owns', () => {
    const strange = domains.flatMap((domain) =>
      mentionsIn(root, domain.domain, tables)
        .filter(({ table, isWrite }) => !(isWrite ? owned(domain).has(table) : domain.known.includes(table)))
        .map(({ table, file, isWrite }) => `${file} ${isWrite ? 'writes' : 'reads'} ${table}`),
    )
    expect([...new Set(strange)]).toEqual([])
  })
})

test('a domain that writes a statement as text says why', () => {
  const files = globSync('domains/*/{server,search}/**/*.ts', { cwd: root })
  const unsaid = files.filter((file) => {
    if (file.endsWith('.test.ts')) return false
    const source = readFileSync(join(root, file), 'utf8')
    return /\bprepared[<(]/.test(source) && !/(\/\/|\*) Text: /.test(source)
  })
  expect(unsaid).toEqual([])
})
