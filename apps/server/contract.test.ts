import { join } from 'node:path'
import { permissions } from '@bole/accounts/model'
import { field, languages } from '@bole/platform/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type DomainSource, readDomains } from '../../tools/derive-sources.ts'
import { jobs, routes } from './domains.ts'
import { isRecord, schemaOf } from './testing/sample-input.ts'

const served = routes.flatMap(({ calls }) => calls.map(({ call }) => call))

let domains: readonly DomainSource[]
beforeAll(async () => {
  domains = await readDomains(join(import.meta.dirname, '../..'))
})

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)

describe('the contract as a whole', () => {
  test('every call a domain describes is served, and none besides', () => {
    const described = domains.flatMap(({ calls }) => calls.map(({ name }) => name))
    expect(served.map(({ name }) => name).toSorted()).toEqual(described.toSorted())
  })

  test('every job a domain defines is worked on', () => {
    const defined = domains.flatMap((domain) => domain.jobs)
    expect(jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(defined))
    expect(twice(jobs.map(({ name }) => name))).toEqual([])
  })

  test('no two calls have one name or one address, whatever their parameters are called', () => {
    expect(twice(served.map(({ name }) => name))).toEqual([])
    const addresses = served.map(
      ({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}').toLowerCase()}`,
    )
    expect(twice(addresses)).toEqual([])
  })

  test('every parameter of an address is described, and no other', () => {
    for (const call of served) {
      const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const { properties } = schemaOf(call, 'params')
      const shape = isRecord(properties) ? Object.keys(properties) : []
      expect(shape, call.name).toEqual(named)
    }
  })

  test('a read of one record by its id is left alone by changes of others', () => {
    for (const { name, method, shows = [], query } of served) {
      const id = query instanceof z.ZodObject ? query.shape.id : undefined
      if (method === 'GET' && id) expect(shows, name).not.toContain(field.recordOf(id))
    }
  })

  test('every permission a call asks for is in the tree', () => {
    const asked = served.map(({ access }): string => access).filter((access) => access.includes('.'))
    expect(permissions).toEqual(expect.arrayContaining(asked))
  })

  test('every refusal has its sentence in every language', () => {
    const missing = routes.flatMap(({ calls, texts }) =>
      calls.flatMap(({ call }) =>
        (call.refusals ?? []).flatMap((code) =>
          languages
            .filter((language) => !texts[language][code])
            .map((language) => `${call.name} ${code} ${language}`),
        ),
      ),
    )
    expect(missing).toEqual([])
  })

  test('a sentence that counts has one for a single thing, in every language that tells them apart', () => {
    const without = routes.flatMap(({ texts }) =>
      languages
        .filter((language) =>
          new Intl.PluralRules(language).resolvedOptions().pluralCategories.includes('one'),
        )
        .flatMap((language) =>
          Object.entries(texts[language])
            .filter(([code, text]) => text.includes('{{count}}') && !code.endsWith('_one'))
            .filter(([code]) => !texts[language][`${code}_one`])
            .map(([code]) => `${code} ${language}`),
        ),
    )
    expect(without).toEqual([])
  })

  test('a call that reads takes no body, and one that changes on GET says so', () => {
    const reading = served.filter(({ method }) => method === 'GET')
    expect(reading.filter(({ body, uploads }) => body ?? uploads).map(({ name }) => name)).toEqual([])
  })

  test('what a call shows is changed by somebody', () => {
    const changed = new Set(domains.flatMap(({ events }) => events))
    const shown = served.flatMap(({ name, shows = [] }) =>
      shows.map((each) => ({ name, entity: typeof each === 'string' ? each : each.entity })),
    )
    // Whoever keeps users, tags and departments is still to come.
    const later = ['user', 'department', 'tag_group']
    expect(shown.filter(({ entity }) => !changed.has(entity) && !later.includes(entity))).toEqual([])
  })
})
