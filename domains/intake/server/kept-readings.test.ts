import { afterAll, beforeAll, expect, test } from 'vitest'
import { textResume } from '../testing/documents.ts'
import { type IntakeWorld, startIntakeWorld } from '../testing/intake-world.ts'

let given: IntakeWorld
beforeAll(async () => {
  given = await startIntakeWorld()
})
afterAll(() => given.world.end())

/** How the file of an item was read, each time. */
const readingsOf = (itemId: number | undefined) =>
  given.world.rows(
    `select r.cause, r.state, r.unreadable_reason, r.resume_id is not null as has_resume from document_readings r
     join intake_items i on i.organisation_id = r.organisation_id and i.file_id = r.file_id
     where i.id = $1 order by r.id`,
    itemId,
  )

test('what becomes a candidate is read once, for their résumé', async () => {
  const bytes = textResume({ name: '甲一', phone: '13911110001' })
  const { items } = await given.uploaded({ 'a.txt': bytes })
  expect(await readingsOf(items.get('a.txt')?.id)).toEqual([
    { cause: 'arrival', state: 'read', unreadable_reason: null, has_resume: true },
  ])
})

test('what comes to nothing is kept all the same: nobody in it, or nothing to read', async () => {
  const nobody = new TextEncoder().encode('今天的会议纪要\n一、讨论了预算\n二、下周再议')
  const locked = new Uint8Array([0, 1, 2, 255])
  const { items } = await given.uploaded({ '20261120.txt': nobody, 'b.bin': locked })
  expect(await readingsOf(items.get('20261120.txt')?.id)).toMatchObject([
    { state: 'read', has_resume: false },
  ])
  expect(await readingsOf(items.get('b.bin')?.id)).toMatchObject([
    { state: 'unreadable', unreadable_reason: 'unsupported_type', has_resume: false },
  ])
})

test('its steps end where it failed', async () => {
  const { items } = await given.uploaded({ 'c.bin': new Uint8Array([0, 3, 1, 254]) })
  const steps = await given.world.rows(
    `select s.step, s.outcome from document_reading_steps s
     join document_readings r on r.organisation_id = s.organisation_id and r.id = s.reading_id
     join intake_items i on i.organisation_id = r.organisation_id and i.file_id = r.file_id
     where i.id = $1 order by s.place`,
    items.get('c.bin')?.id,
  )
  expect(steps.at(-1)).toEqual({ step: 'recognise', outcome: 'unsupported_type' })
})
