import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { camelOf, insertedBefore, kebabOf, opened, Scaffold, withImport } from './scaffold.ts'

test('words are written as files and as constants are called', () => {
  expect(kebabOf('pinApplicationTwice')).toBe('pin-application-twice')
  expect(camelOf('talent-pool')).toBe('talentPool')
})

test('what is new goes before the last closing of its list', () => {
  expect(insertedBefore('})\nmiddle\n})\n', /^\}\)/m, 'new\n')).toBe('})\nmiddle\nnew\n})\n')
  expect(insertedBefore('nothing here', /^\}\)/m, 'new\n')).toBeNull()
})

test.each([
  ["defineApi('cases', {})", "defineApi('cases', {\n})"],
  ['defineRoutes(casesApi, {}, casesRefusals)', 'defineRoutes(\n  casesApi,\n  {\n  },\n  casesRefusals,\n)'],
  ["defineApi('cases', {\n  a,\n})", "defineApi('cases', {\n  a,\n})"],
])('an empty object is opened: %j', (text, wanted) => expect(opened(text)).toBe(wanted))

test.each([
  ["import { a, field } from './x.ts'\n", false],
  ["import {\n  a,\n  field,\n} from './x.ts'\n", false],
  ["import { field } from './y.ts'\n", true],
  ["import { fields } from './x.ts'\n", true],
])('after %j, the import is added: %s', (text, isAdded) => {
  expect(withImport(text, 'field', './x.ts') !== text).toBe(isAdded)
})

test('a whole module is imported by its name', () => {
  const once = withImport('', '* as z', 'zod')
  expect(once).toBe("import * as z from 'zod'\n")
  expect(withImport(once, '* as z', 'zod')).toBe(once)
})

test('nothing is written where a file is in the way', () => {
  const root = mkdtempSync(join(tmpdir(), 'bole-scaffold-'))
  const end = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    writeFileSync(join(root, 'there.ts'), 'old')
    const scaffold = new Scaffold(root)
    scaffold.create('new.ts', 'new')
    expect(() => scaffold.create('there.ts', 'new')).toThrow('ended')
    expect(() => scaffold.change('there.ts', () => null)).toThrow('ended')
    expect(() => scaffold.read('nowhere.ts')).toThrow('ended')
    expect(said.mock.calls.flat()).toEqual([
      'there.ts exists already.\n',
      'there.ts has no place for what is new.\n',
      'There is no nowhere.ts.\n',
    ])
    expect(scaffold.has('new.ts')).toBe(true)
    expect(new Scaffold(root).has('new.ts')).toBe(false)
  } finally {
    end.mockRestore()
    said.mockRestore()
    rmSync(root, { recursive: true })
  }
})
