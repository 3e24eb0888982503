// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountsApi } from '@bole/accounts/contract'
import { type Api, limitsOf } from '@bole/platform/contract'
import { positionsApi } from '@bole/positions/contract'
import { processesApi } from '@bole/processes/contract'
import { themesApi } from '@bole/themes/contract'
import { expect, test } from 'vitest'
import { contractForBrowsers, withoutSchemas } from './calls-without-schemas.ts'

const contract = `
import * as z from 'zod'
export const casesApi = defineApi('cases', {
  rename: {
    method: 'POST',
    path: 'case/{id}',
    summary: 'Rename a case',
    access: 'signed_in',
    params: z.object({ id: z.number() }),
    body: z.object({ name: z.string() }),
    reply: z.object({}),
    refusals: ['stale'],
    changes: ['case'],
    ...more,
  },
  last: { method: 'GET', path: 'case', access: 'anyone', shows: ['case'], reply: z.object({}) },
})
export const page = { path: 'case', query: 'kept' }
const name = z.string().max(20)
export function nameOf(given) {
  const trimmed = given.trim()
  return trimmed
}
`

test('a call keeps how it is asked and what it changes; what is no call stays whole', () => {
  const code = withoutSchemas(contract)
  expect(code).toContain(
    "{\n    method: 'POST',\n    path: 'case/{id}',\n    changes: ['case'],\n    ...more,\n  }",
  )
  expect(code).toContain("last: { method: 'GET', path: 'case', shows: ['case'],  }")
  expect(code).toContain("{ path: 'case', query: 'kept' }")
  expect(code).not.toContain('z.object')
  expect(() => new Function(code.replaceAll(/^(import.*|export )/gm, ''))).not.toThrow()
})

test('a schema nobody uses may be left out', () => {
  const code = withoutSchemas(contract)
  expect(code).toContain('const name = /* #__PURE__ */ (() => (z.string().max(20)))()')
  expect(code).toContain('const trimmed = given.trim()')
})

test('in the place of a body stands what forms know of it', () => {
  const code = withoutSchemas(contract, { rename: { name: { max: 20 } } })
  expect(code).toContain(`path: 'case/{id}',\n    takes: {"name":{"max":20}}, changes: ['case'],`)
  expect(code).toContain("last: { method: 'GET', path: 'case', shows: ['case'],  }")
})

test('candidates get the calls that anyone may make, and nothing of forms and lists', () => {
  const theirs = contract.replaceAll(/access: '[a-z_.]+'/g, "access: 'anyone'")
  const code = withoutSchemas(theirs, { rename: { name: { max: 20 } } }, true)
  expect(code).toContain("last: { method: 'GET', path: 'case',")
  expect(code).not.toMatch(/shows|changes/)
  expect(withoutSchemas(contract, {}, true)).toContain('rename: {}')
})

const root = join(import.meta.dirname, '../..')

test.each<[string, Api]>([
  ['positions', positionsApi],
  ['processes', processesApi],
  ['themes', themesApi],
])('what a browser knows of the limits of %s is what their schemas say', async (domain, api) => {
  // As the build has them by then: without types.
  const files = globSync('{api,*-calls}.ts', { cwd: join(root, 'domains', domain, 'contract') })
  const codes = files.map((name) => {
    const file = join(root, 'domains', domain, 'contract', name)
    const source = readFileSync(file, 'utf8').replace(' as const satisfies Record<string, CallRecord>', '')
    return contractForBrowsers(source, file)
  })
  const code = (await Promise.all(codes)).join('')
  const bodies = Object.values(api).flatMap(({ body, uploads }) => (body && !uploads ? [limitsOf(body)] : []))
  for (const limits of bodies) expect(code).toContain(`takes: ${JSON.stringify(limits)}`)
  expect(code.match(/takes: /g)).toHaveLength(bodies.length)
})

test('a browser knows the limits of calls that stand in a file of their noun', async () => {
  const file = join(root, 'domains/accounts/contract/department-calls.ts')
  // As the build has it by then: without types.
  const source = readFileSync(file, 'utf8').replace(' as const satisfies Record<string, CallRecord>', '')
  const code = await contractForBrowsers(source, file)
  const { moveDepartment, createDepartment } = accountsApi
  for (const { body } of [moveDepartment, createDepartment])
    expect(code).toContain(`takes: ${JSON.stringify(limitsOf(body))}`)
})
