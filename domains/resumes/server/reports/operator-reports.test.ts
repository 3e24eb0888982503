import { inboxApi } from '@bole/inbox/contract'
import { libraryApi } from '@bole/library/contract'
import { resumesApi } from '@bole/resumes/contract'
import type { Visitor } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addResume } from '../../testing/add-resume.ts'
import { type PeopleWorld, startPeopleWorld } from '../../testing/people-world.ts'

const { listOperatorReports, handleReport, submitError } = resumesApi

let given: PeopleWorld
let operator: Visitor
beforeAll(async () => {
  given = await startPeopleWorld()
  operator = await given.world.user(await given.world.organisation('Operators'), 'SysAdmin')
})
afterAll(() => given.world.end())

/** Somebody's résumé, reported as read wrongly. */
async function reported(text: string) {
  const { world, organisation, position, recruiter } = given
  const post_id = await world.application(organisation, position, { name: 'Nobody’s business' })
  await addResume(world, organisation, await given.candidateOf(post_id), 'a file')
  return { post_id, id: (await recruiter.ask(submitError, { body: { post_id, text } })).id }
}
const seen = async (who: Visitor, state?: 'open' | 'handled') =>
  (await who.ask(listOperatorReports, { query: state ? { state } : {} })).list

test('an operator sees what was written, of whichever company, and nobody it is about', async () => {
  const { id, post_id } = await reported('the school is wrong')
  const [row] = await seen(operator, 'open')
  expect(row).toMatchObject({ id, post_id, organization: 'Acme', text: 'the school is wrong', is_done: 0 })
  expect(JSON.stringify(row)).not.toContain('business')
})

test('what they answer is told to whoever reported it, once', async () => {
  const { id } = await reported('the name is wrong')
  const body = { id, answer: 'Fixed, read it again' }
  await operator.ask(handleReport, { body })
  expect(await operator.send(handleReport, { body })).toMatchObject({ code: 'report_handled' })
  const { list } = await given.recruiter.ask(libraryApi.listReports, { query: { state: 'handled' } })
  expect(list).toMatchObject([{ id, answer: 'Fixed, read it again', is_done: 1 }])
  const notices = await given.recruiter.ask(inboxApi.listNotices, { query: {} })
  expect(notices.list[0]).toMatchObject({
    type: 'report_answered',
    facts: { answer: 'Fixed, read it again' },
  })
  expect((await seen(operator, 'handled')).map((row) => [row.id, row.can.answer])).toEqual([[id, false]])
})

test('a director of a company sees and answers that company’s alone, and recruiters nothing', async () => {
  const { id } = await reported('the phone is wrong')
  const director = await given.world.user(await given.world.organisation('Others'), 'SuperAdmin')
  expect(await seen(director)).toEqual([])
  expect((await director.send(handleReport, { body: { id, answer: 'no' } })).http).toBe(404)
  const own = await given.world.user(given.organisation, 'SuperAdmin')
  expect((await seen(own, 'open')).map((row) => row.id)).toContain(id)
  expect((await given.recruiter.send(listOperatorReports, { query: {} })).http).toBe(403)
})
