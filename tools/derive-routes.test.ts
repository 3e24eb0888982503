import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { routesModule, specificationRows } from './derive-routes.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const head = ['area', 'path', 'roles', 'note']

/** A checkout with these rows in the list of the specification and in our own. */
function checkout(asked: readonly (readonly string[])[], own: readonly (readonly string[])[] = []): string {
  const root = mkdtempSync(join(tmpdir(), 'bole-routes-'))
  folders.push(root)
  mkdirSync(join(root, 'docs/spec'), { recursive: true })
  const write = (file: string, rows: readonly (readonly string[])[]) =>
    writeFileSync(join(root, 'docs', file), `${[head, ...rows].map((row) => row.join('\t')).join('\n')}\n`)
  write('spec/routes.tsv', asked)
  write('own-routes.tsv', own)
  return root
}

const moduleOf = z.object({
  routes: z.array(z.object({ path: z.string(), area: z.string(), roles: z.array(z.string()).nullable() })),
})

/** The module as the staff app loads it. */
async function routesOf(root: string) {
  const file = join(root, 'routes.ts')
  writeFileSync(file, routesModule(root))
  return moduleOf.parse(await import(/* @vite-ignore */ pathToFileURL(file).href)).routes
}

describe('the route table', () => {
  test('names the roles that see an address', async () => {
    const root = checkout([['post', '/post/position/list', 'OA,U2', '']])
    expect(await routesOf(root)).toEqual([
      { path: '/post/position/list', area: 'post', roles: ['OrgAdmin', 'User2'] },
    ])
  })

  test('tells every role by name, and anybody signed in by none', async () => {
    const [all, any] = await routesOf(
      checkout([
        ['a', '/a', 'ALL', ''],
        ['b', '/b', '*', ''],
      ]),
    )
    expect(all?.roles).toEqual([
      'SuperAdmin',
      'SysAdmin',
      'OrgAdmin',
      'DepAdmin',
      'User',
      'OrgAdmin2',
      'DepAdmin2',
      'User2',
    ])
    expect(any?.roles).toBeNull()
  })

  test('leaves out what nobody of the staff sees, and adds what is our own', async () => {
    const root = checkout(
      [['site', '/site/login', '-', '']],
      [['candidate', '/candidate/{id}', 'SA', 'ours']],
    )
    expect((await routesOf(root)).map(({ path }) => path)).toEqual(['/candidate/{id}'])
  })
})

test('the lists of this checkout name only roles there are, each address once', async () => {
  const routes = await routesOf(checkoutOf(join(import.meta.dirname, '..')))
  expect(routes.length).toBeGreaterThan(50)
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
  for (const { path, roles } of routes) {
    expect(path).toMatch(/^\//)
    expect(roles).not.toEqual([])
  }
})

/** The lists of a checkout in a folder that may be written to. */
function checkoutOf(root: string): string {
  return checkout(specificationRows(root, 'routes.tsv'), specificationRows(root, '../own-routes.tsv'))
}
