import { pipelineApi } from '@bole/pipeline/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Applying, startApplying } from '../testing/applying.ts'
import { keepsWord } from '../testing/keeps-word.ts'

let site: Applying
let filled: number

beforeAll(async () => {
  site = await startApplying()
  const admin = await site.world.user(site.organisation, 'OrgAdmin')
  const { list } = await admin.ask(pipelineApi.listReasons, { query: { keyword: 'Position filled' } })
  filled = list[0]?.id ?? 0
})
afterAll(() => site.world.end())

const receiptOf = async ({ token, id }: { readonly token: string; readonly id: number }) => {
  await keepsWord(site, id)
  return (await site.page(token)).receipt
}
const eliminate = async (people: readonly { readonly id: number }[], given: object, who = site.recruiter) => {
  const applications = []
  for (const { id } of people) applications.push({ post_id: id, version: await site.versionOf(id) })
  return who.send(pipelineApi.giveFeedbackToMany, { body: { applications, action: 'eliminate', ...given } })
}

test('who is turned down in a batch reads the reason at once, each in their language, and none of the recruiter’s words', async () => {
  const [english, portuguese] = [await site.applied(), await site.applied()]
  await site.world.rows(`update applications set language = 'pt-BR' where id = $1`, portuguese.id)
  const given = { told_reason_id: filled, tags: ['weak'], text: 'weak on SQL' }
  await eliminate([english, portuguese], given)
  const receipt = await receiptOf(english)
  expect(receipt).toMatchObject({ decision: 'not_selected', reason: 'The position has been filled.' })
  expect(receipt?.document).toContain('"edition":1')
  expect(receipt?.document).not.toContain('weak')
  expect((await receiptOf(portuguese))?.reason).toBe('A vaga foi preenchida.')
})

test('words of one’s own go with one decision, and not with a later one', async () => {
  const person = await site.applied()
  const body = {
    side: 'company' as const,
    action: 'eliminate' as const,
    version: await site.versionOf(person.id),
    told_reason: 'We chose somebody nearer by.',
  }
  const { batch_id } = await site.recruiter.ask(pipelineApi.giveFeedback, { params: { id: person.id }, body })
  expect((await receiptOf(person))?.reason).toBe('We chose somebody nearer by.')
  await site.recruiter.ask(pipelineApi.undo, { body: { batch_id } })
  expect(await receiptOf(person)).toBeNull()
  await eliminate([person], {})
  expect((await receiptOf(person))?.reason).toBe('')
})

test('what a company says with a reason takes the place of the first words', async () => {
  const admin = await site.world.user(site.organisation, 'OrgAdmin')
  const { list } = await admin.ask(pipelineApi.listReasons, { query: { keyword: 'Location' } })
  const [{ id, version, name, told } = { id: 0, version: 0, name: '', told: undefined }] = list
  expect(told?.['en-US']).toMatch(/place of work/)
  const worded = { 'zh-CN': '', 'en-US': 'We work in Lisbon.', 'pt-BR': '', 'zh-TW': '' }
  await admin.ask(pipelineApi.updateReason, { body: { id, version, name, told: worded } })
  const person = await site.applied()
  await eliminate([person], { told_reason_id: id })
  expect((await receiptOf(person))?.reason).toBe('We work in Lisbon.')
})

test('only whoever may write to candidates chooses their words, and only reasons that are there', async () => {
  const person = await site.applied()
  const manager = await site.world.user(site.organisation, 'User2')
  const words = { told_reason: 'no' }
  expect(await eliminate([person], words, manager)).toMatchObject({ http: 403 })
  expect(await eliminate([person], { told_reason_id: 999_999 })).toMatchObject({
    http: 404,
  })
  expect(await site.versionOf(person.id)).toBe(1)
})
