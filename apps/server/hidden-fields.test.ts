import { type FieldGroup, fieldGroups } from '@bole/accounts/model'
import type { Call } from '@bole/platform/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { valuesFor } from './testing/call-inputs.ts'
import { buildCompany, type Company, signedInAs } from './testing/company.ts'
import { secretsOf, tellSecrets } from './testing/hidden-company.ts'
import { startWorld, type World } from './testing/index.ts'
import { requestOf, sendRaw } from './testing/raw-request.ts'
import { type Input, parts, sampleInput, schemaOf } from './testing/sample-input.ts'
import { testedCalls } from './testing/tested-calls.ts'
import { unmarkedPlaces } from './testing/unmarked-places.ts'

let world: World
let company: Company
const cookies = new Map<FieldGroup, string>()

beforeAll(async () => {
  world = await startWorld()
  company = await buildCompany(world)
  for (const group of fieldGroups) {
    const cookie = await signedInAs(world, company.organisationId, 'OrgAdmin')
    await world.rows(
      `with role as (
         insert into roles (organisation_id, based_on, name, hides) values ($1, 'OrgAdmin', $2, array[$2]) returning id)
       update users set role_id = (select id from role) where id = (select max(id) from users)`,
      company.organisationId,
      group,
    )
    cookies.set(group, cookie)
  }
  await tellSecrets(world, company)
})
afterAll(() => world.end())

/** What a call may be asked: with every record it can be narrowed by, and with what is required alone. */
function inputsOf(call: Call): readonly Input[] {
  const full = sampleInput(call, valuesFor(call, company, null))
  const required = (part: (typeof parts)[number]) => {
    const names = schemaOf(call, part).required
    return Object.entries(full[part]).filter(([name]) => Array.isArray(names) && names.includes(name))
  }
  const [params, query, body] = parts.map((part) => Object.fromEntries(required(part)))
  return [full, { params: params ?? {}, query: query ?? {}, body: body ?? {} }]
}

async function textsOf(call: Call, cookie: string): Promise<string> {
  const answers = []
  for (const input of inputsOf(call)) answers.push(await sendRaw(world, call, cookie, requestOf(call, input)))
  return answers.map(({ text }) => text).join('\n')
}

const reading = testedCalls.filter(({ method }) => method === 'GET')

describe('what a role is kept from', () => {
  test.each(fieldGroups)(
    '%s is in no answer to anything that can be read',
    { timeout: 120_000 },
    async (group) => {
      const shown: string[] = []
      for (const call of reading) {
        const hidden = await textsOf(call, cookies.get(group) ?? '')
        for (const secret of secretsOf[group])
          expect.soft(hidden, `${call.name} ${secret}`).not.toContain(secret)
        const whole = await textsOf(call, company.cookie)
        if (secretsOf[group].some((secret) => whole.includes(secret))) shown.push(call.name)
      }
      // Whoever is kept from nothing reads it, in each of these.
      expect(shown).toEqual(
        expect.arrayContaining([
          'resumes.getDetail',
          'resumes.listNotes',
          'resumes.listFiles',
          'pipeline.listHistory',
        ]),
      )
    },
  )

  test('a file that shows everything is sent to nobody who is kept from anything', async () => {
    const files = testedCalls.filter(({ name, sendsFile }) => sendsFile && /^(resumes|intake)\./.test(name))
    expect(files.length).toBeGreaterThan(2)
    for (const call of files)
      for (const cookie of cookies.values()) {
        const [input] = inputsOf(call)
        const answer = input && (await sendRaw(world, call, cookie, requestOf(call, input)))
        expect.soft([call.name, answer?.http, answer?.code]).toEqual([call.name, 403, 'hidden_from_role'])
      }
  })

  test('whatever is told to browsers by socket names records and nothing of them', async () => {
    const told: unknown[] = []
    world.server.announcer.onChange((...news) => told.push(news))
    const call = testedCalls.find(({ name }) => name === 'resumes.addNote')
    if (call) await sendRaw(world, call, company.cookie, requestOf(call, noteOf(secretsOf.contacts[0] ?? '')))
    await expect.poll(() => told.length).toBeGreaterThan(0)
    for (const secret of Object.values(secretsOf).flat()) expect(JSON.stringify(told)).not.toContain(secret)
  })
})

const noteOf = (text: string): Input => ({
  params: {},
  query: {},
  body: { post_id: company.ids.applications, text },
})

describe('the contract', () => {
  test('marks what sounds like a field of a group, wherever staff read or send it', () => {
    expect(testedCalls.flatMap(unmarkedPlaces)).toEqual([])
  })

  test('says of every file whether it may hold what is hidden', () => {
    // An export was made without what is hidden from whoever asked, and is refused where that has grown since; that of visitors leaves
    // phones out as it is written.
    const open = [
      'themes.getPicture',
      'themes.getLogo',
      'themes.getLimitTemplate',
      'positions.getPositionTemplate',
      'organisations.getPicture',
      'accounts.getUserTemplate',
      'library.getExport',
      'lectures.exportVisitors',
      // Names, positions, times and rooms.
      'interviews.exportExcel',
      // Numbers alone.
      'reports.exportReport',
      // Names as colleagues gave them, and amounts of the company's own.
      'referral.exportRewards',
    ]
    const files = testedCalls.filter(({ sendsFile, access }) => sendsFile && access !== 'anyone')
    expect(
      files.filter(({ name, keptBy }) => !keptBy && !open.includes(name)).map(({ name }) => name),
    ).toEqual([])
  })

  test('would find a field that nobody marked', () => {
    const call: Call = {
      ...{ name: 'lamps.listLamps', method: 'GET', path: 'lamps', summary: 'Lamps', access: 'signed_in' },
      query: z.object({ age_from: z.number() }),
      reply: z.object({
        list: z.array(z.object({ phone: z.string(), watts: z.number(), note: z.string() })),
      }),
    }
    expect(unmarkedPlaces(call)).toEqual([
      'lamps.listLamps query.age_from',
      'lamps.listLamps reply.list.[].phone',
      'lamps.listLamps reply.list.[].note',
    ])
  })
})
