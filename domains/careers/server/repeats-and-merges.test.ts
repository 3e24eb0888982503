import { careersApi } from '@bole/careers/contract'
import { resumesApi } from '@bole/resumes/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let slug: string
let recruiter: Visitor

beforeEach(async () => {
  world ??= await startWorld()
  organisation = await world.organisation()
  const [row] = await world.rows('select slug from organisations where id = $1', organisation)
  slug = String(row?.slug)
  recruiter = await world.user(organisation, 'OrgAdmin2')
})
afterAll(() => world.end())

const lei = { name: '李雷', phone: '13900137001', email: 'lei@example.com' }

/** Applies for a position as the form does. */
async function applyFor(positionId: number, who = lei) {
  const body = {
    slug,
    position_id: positionId,
    idempotency_key: crypto.randomUUID(),
    consent: true as const,
    expected_places: [],
    ...who,
  }
  return world.stranger().send(careersApi.apply, { body })
}

const peopleOf = async (positionId: number) => {
  const rows = await world.rows('select candidate_id from applications where position_id = $1', positionId)
  return rows.map((row) => Number(row.candidate_id))
}

async function settle(rules: { repeat_months: number; repeat_scope: 'position' | 'any' }) {
  const before = await recruiter.ask(resumesApi.getPeopleRules, {})
  await recruiter.ask(resumesApi.updatePeopleRules, { body: { ...before, ...rules } })
}

describe('the organisation’s rule of repeated applications', () => {
  test('turns down who applied for any position a short while ago, and says for how long', async () => {
    const first = await world.position(organisation)
    const second = await world.position(organisation)
    await settle({ repeat_months: 3, repeat_scope: 'any' })
    expect(await applyFor(first)).toMatchObject({ status: 'success' })
    const answer = await applyFor(second)
    expect(answer).toMatchObject({ code: 'applied_recently' })
    expect(answer.message).toContain('3')
    expect(await peopleOf(second)).toEqual([])
  })

  test('by position lets them apply for another one', async () => {
    const first = await world.position(organisation)
    const second = await world.position(organisation)
    await settle({ repeat_months: 3, repeat_scope: 'position' })
    await applyFor(first)
    expect(await applyFor(second)).toMatchObject({ status: 'success' })
    expect(await peopleOf(second)).toEqual(await peopleOf(first))
  })

  test('is of one organisation alone', async () => {
    await settle({ repeat_months: 60, repeat_scope: 'any' })
    const other = await world.organisation()
    const [row] = await world.rows('select slug from organisations where id = $1', other)
    slug = String(row?.slug)
    expect(await applyFor(await world.position(other))).toMatchObject({ status: 'success' })
    expect(await applyFor(await world.position(other))).toMatchObject({ status: 'success' })
  })
})

describe('who was merged', () => {
  /** Two records of one person, of which the second was merged into the first. */
  async function mergedPerson() {
    const [first, second] = [await world.position(organisation), await world.position(organisation)]
    await applyFor(first)
    await applyFor(second, { ...lei, phone: '13900137002', email: 'new@example.com' })
    const [[kept = 0], [other = 0]] = [await peopleOf(first), await peopleOf(second)]
    const [pair] = await world.rows(
      `insert into suspected_pairs (organisation_id, one_id, other_id, strength, reasons)
       values ($1, $2, $3, 'certain', '{name}') returning id`,
      organisation,
      kept,
      other,
    )
    const id = Number(pair?.id)
    const { one, other: two } = await recruiter.ask(resumesApi.getPair, { query: { id } })
    const versions = { one_version: one.facts.version, other_version: two.facts.version }
    const merge = await recruiter.ask(resumesApi.mergePeople, { body: { id, keep: 'one', ...versions } })
    return { kept, other, merge: merge.id }
  }

  test('is known by what the other record says, when they apply again', async () => {
    const { kept } = await mergedPerson()
    const third = await world.position(organisation)
    const who = { ...lei, phone: '13900137002', email: 'new@example.com' }
    expect(await applyFor(third, who)).toMatchObject({ status: 'success' })
    expect(await peopleOf(third)).toEqual([kept])
  })

  test('is asked about once they are parted: the application is of whom somebody says', async () => {
    const { other, merge } = await mergedPerson()
    const third = await world.position(organisation, { title: '测试工程师' })
    await applyFor(third)
    const { asked } = await recruiter.ask(resumesApi.previewUndo, { query: { id: merge } })
    expect(asked).toMatchObject([{ kind: 'application', title: '测试工程师' }])
    const answers = asked.map(({ kind, key }) => ({ kind, key, belongs: 'other' as const }))
    await recruiter.ask(resumesApi.undoMerge, { body: { id: merge, answers } })
    expect(await peopleOf(third)).toEqual([other])
  })
})
