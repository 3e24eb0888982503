import { careersApi } from '@bole/careers/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Applying, startApplying } from './testing/applying.ts'

const { stage } = stages

let site: Applying

beforeAll(async () => {
  site = await startApplying()
})
afterAll(() => site.world.end())

describe('an invitation', () => {
  const appointment = () => ({
    meets_at: '2999-01-02T10:00:00+08:00',
    meets_until: '2999-01-02T11:00:00+08:00',
    interviewer_ids: [site.recruiter.id],
  })
  const statusOf = async (id: number) => {
    const [row] = await site.world.rows('select step, detail from applications where id = $1', id)
    return `${row?.step}/${row?.detail}`
  }
  const arrange = async (id: number, more: object) =>
    site.recruiter.ask(pipelineApi.arrange, {
      body: { post_id: id, version: await site.versionOf(id), ...more },
    })

  test('goes out with a date and people, unless the recruiter would rather call', async () => {
    const { token, id } = await site.applied()
    await site.moveTo(id, stage.interview, { ...appointment(), tells_candidate: false })
    expect(await statusOf(id)).toBe('20/21')
    expect(await site.page(token)).toMatchObject({ next_step: 'we_arrange', meeting: null, answers: [] })
    await arrange(id, { place: 'Room 5', tells_candidate: false })
    expect(await statusOf(id)).toBe('20/21')
    await arrange(id, { place: 'Room 6' })
    expect(await statusOf(id)).toBe('60/0')
    expect(await site.page(token)).toMatchObject({ next_step: 'please_answer', meeting: { place: 'Room 6' } })
  })

  test('is no news to who said yes on the telephone: their page shows what they agreed to', async () => {
    const { token, id } = await site.applied()
    await site.moveTo(id, stage.interview, { ...appointment(), tells_candidate: false })
    const body = { side: 'candidate', action: 'accept', version: await site.versionOf(id) } as const
    await site.recruiter.ask(pipelineApi.giveFeedback, { params: { id }, body })
    expect(await site.page(token)).toMatchObject({ next_step: 'take_part', answers: ['change_date'] })
  })

  test('waits until it is known when and by whom the candidate is met', async () => {
    const { id } = await site.applied()
    const { interviewer_ids, ...time } = appointment()
    await site.moveTo(id, stage.interview, time)
    expect(await statusOf(id)).toBe('10/11')
    await arrange(id, { interviewer_ids })
    expect(await statusOf(id)).toBe('60/0')
  })

  test('goes out again when what was confirmed changes, and only then', async () => {
    const { token, id } = await site.applied()
    await site.moveTo(id, stage.interview, appointment())
    const { version } = await site.page(token)
    await site.stranger.ask(careersApi.answer, { body: { token, version, action: 'accept', text: '' } })
    expect(await statusOf(id)).toBe('20/21')
    await arrange(id, appointment())
    expect(await statusOf(id)).toBe('20/21')
    await arrange(id, { ...appointment(), meets_until: '2999-01-02T12:00:00+08:00' })
    expect(await statusOf(id)).toBe('60/0')
    expect(await site.page(token)).toMatchObject({ next_step: 'please_answer' })
  })

  test('is taken back with the move it came with', async () => {
    const { id } = await site.applied()
    const body = { post_id: id, version: await site.versionOf(id), stage: stage.interview, ...appointment() }
    const { batch_id } = await site.recruiter.ask(pipelineApi.move, { body })
    await site.recruiter.ask(pipelineApi.undo, { body: { batch_id } })
    expect(await statusOf(id)).toBe('0/0')
  })

  test('goes to a page that is made with it', async () => {
    const [moved, arranged] = [
      await site.world.application(site.organisation, site.position),
      await site.world.application(site.organisation, site.position),
    ]
    const to = { stage: stage.interview, version: 1 }
    const both = { ...appointment(), makes_page: true }
    const first = await site.recruiter.ask(pipelineApi.move, { body: { ...to, ...both, post_id: moved } })
    const plain = await site.recruiter.ask(pipelineApi.move, { body: { ...to, post_id: arranged } })
    const body = { ...both, post_id: arranged, version: 2 }
    const second = await site.recruiter.ask(pipelineApi.arrange, { body })
    expect(plain.page_path).toBeNull()
    for (const { page_path, status } of [first, second]) {
      expect(status).toMatchObject({ process_status: 60 })
      const token = page_path?.split('/').at(-1) ?? ''
      expect(await site.page(token)).toMatchObject({ next_step: 'please_answer', is_unread: true })
    }
  })

  test('reaches whom staff entered once they are given a page', async () => {
    const id = await site.world.application(site.organisation, site.position)
    await site.moveTo(id, stage.interview, appointment())
    expect(await statusOf(id)).toBe('20/21')
    const make = async () => {
      const { path } = await site.recruiter.ask(pipelineApi.makeCandidatePage, { body: { post_id: id } })
      return path.split('/').at(-1) ?? ''
    }
    const first = await make()
    expect(await statusOf(id)).toBe('60/0')
    expect(await site.page(first)).toMatchObject({ sent: null, next_step: 'please_answer', is_unread: true })
    const read = await site.stranger.ask(careersApi.markViewed, { body: { token: first } })
    expect(read).toMatchObject({ is_unread: false, version: await site.versionOf(id) })
    const second = await make()
    expect(await statusOf(id)).toBe('60/61')
    expect((await site.stranger.send(careersApi.getApplication, { query: { token: first } })).http).toBe(404)
    expect(await site.page(second)).toMatchObject({ stage: 'interview' })
    expect((await site.historyOf(id)).map(({ action }) => action).slice(-3)).toEqual([
      'make_candidate_page',
      'viewed',
      'make_candidate_page',
    ])
    const { application, has_page } = await site.recruiter.ask(pipelineApi.getApplication, {
      query: { post_id: id },
    })
    expect([application.status.name, has_page]).toEqual(['viewed', true])
  })
})
