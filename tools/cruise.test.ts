import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { cruiseImports } from './cruise.ts'
import { rulesOf } from './dependency-rules.ts'

const folders: string[] = []
const layers = [['calls'], ['cases', 'notes']]

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A small checkout: each file with the modules it imports; every folder it names exists as a workspace. */
const checkoutOf = (files: Record<string, string[]>) => {
  const root = mkdtempSync(join(tmpdir(), 'bole-imports-'))
  folders.push(root)
  for (const [file, imports] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    const text = imports.map((from) => `import type {} from '${from}'\n`).join('')
    writeFileSync(join(root, file), `${text}export type Nothing = never\n`)
  }
  mkdirSync(join(root, 'node_modules/@bole'), { recursive: true })
  for (const name of ['cases', 'calls', 'notes']) {
    mkdirSync(join(root, 'domains', name), { recursive: true })
    const rooms = ['model', 'contract', 'server', 'web']
    const exported = Object.fromEntries(rooms.map((room) => [`./${room}`, `./${room}/index.ts`]))
    const manifest = { name: `@bole/${name}`, type: 'module', exports: exported }
    writeFileSync(join(root, 'domains', name, 'package.json'), JSON.stringify(manifest))
    symlinkSync(join(root, 'domains', name), join(root, 'node_modules/@bole', name))
  }
  return root
}

const rulesBrokenBy = async (files: Record<string, string[]>) => {
  const root = checkoutOf(files)
  const tops = [...new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''))]
  const { violations } = await cruiseImports(root, tops, layers)
  return [...new Set(violations.map(({ rule }) => rule))].sort()
}

const doors = {
  'domains/calls/model/index.ts': [],
  'domains/calls/contract/index.ts': ['../model/index.ts'],
  'domains/calls/server/index.ts': ['./list-calls.ts'],
  'domains/calls/server/list-calls.ts': ['./tables.ts', '../contract/index.ts'],
  'domains/calls/server/tables.ts': [],
  'domains/calls/web/index.ts': ['../contract/index.ts'],
}

test('a house in order breaks nothing', async () => {
  const files = {
    ...doors,
    'domains/cases/model/case.ts': ['@bole/calls/model'],
    'domains/cases/server/close-case.ts': ['@bole/calls/server', '../model/case.ts', 'node:fs'],
    'apps/server/domains.ts': ['@bole/calls/server'],
  }
  expect(await rulesBrokenBy(files)).toEqual([])
})

const offences: [rule: string, file: string, imported: string, more?: Record<string, string[]>][] = [
  ['model-is-pure', 'domains/cases/model/case.ts', 'node:crypto'],
  ['model-is-pure', 'domains/cases/model/case.ts', '@bole/calls/contract'],
  ['contract-knows-model-only', 'domains/cases/contract/api.ts', '@bole/calls/server'],
  ['web-never-sees-server', 'domains/cases/web/case-list.ts', '@bole/calls/server'],
  ['web-never-sees-server', 'domains/cases/portal/case-page.ts', '@bole/calls/server'],
  ['server-never-sees-web', 'domains/cases/server/close-case.ts', '@bole/calls/web'],
  ['strangers-use-the-door', 'domains/cases/server/close-case.ts', '../../calls/server/list-calls.ts'],
  ['apps-use-the-door', 'apps/server/domains.ts', '../../domains/calls/server/list-calls.ts'],
  [
    'apps-are-nobodys-parts',
    'domains/cases/server/close-case.ts',
    '../../../apps/server/main.ts',
    { 'apps/server/main.ts': [] },
  ],
  ['platform-knows-no-domain', 'platform/server/host.ts', '@bole/calls/server'],
  ['tables-stay-home', 'domains/calls/contract/rows.ts', '../server/tables.ts'],
  ['tables-stay-home', 'domains/cases/server/close-case.ts', '../../calls/server/tables.ts'],
  ['tables-stay-home', 'domains/calls/server/index.ts', './tables.ts'],
  ['no-cycles', 'domains/calls/server/tables.ts', './list-calls.ts'],
  [
    'layers-only-ask-downwards',
    'domains/calls/server/list-calls.ts',
    '@bole/cases/server',
    { 'domains/cases/server/index.ts': [] },
  ],
  [
    'layers-only-ask-downwards',
    'domains/cases/server/close-case.ts',
    '@bole/notes/server',
    { 'domains/notes/server/index.ts': [] },
  ],
  ['every-domain-has-a-layer', 'domains/visits/server/index.ts', '@bole/calls/server'],
]

test.each(offences)('%s: %s may not import %s', async (rule, file, imported, more = {}) => {
  expect(await rulesBrokenBy({ ...doors, ...more, [file]: [imported] })).toContain(rule)
})

test('every rule has an offence here', () => {
  expect(new Set(offences.map(([rule]) => rule))).toEqual(new Set(rulesOf(layers).map(({ name }) => name)))
})

test('reading nothing is an error, not a pass', async () => {
  await expect(cruiseImports(checkoutOf({ 'other/a.ts': [] }), ['other'])).rejects.toThrow(
    'read no TypeScript module',
  )
})
