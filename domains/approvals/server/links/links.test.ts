import { approvalsApi } from '@bole/approvals/contract'
import { dayOf } from '@bole/approvals/model'
import { deliverNotices } from '@bole/inbox/server'
import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import type { Visitor } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Approving, startApproving } from '../testing/approving.ts'

let office: Approving
let stranger: Visitor

beforeAll(async () => {
  office = await startApproving()
  stranger = office.world.stranger()
  await office.world.rows(
    `insert into mail_servers (organisation_id, host, port, security, sender_name, sender_address)
     values ($1, '127.0.0.1', 1, 'none', 'Acme', 'jobs@acme.test')`,
    office.organisation,
  )
})
afterAll(() => office.world.end())
beforeEach(async () => {
  office.world.now = null
  await office.anew()
  for (const { id } of [office.first, office.second])
    await office.world.rows('update users set email = $2 where id = $1', id, `he${id}@acme.test`)
})

/** The secrets of the links that somebody was mailed, the newest mail’s. */
async function mailed(who: Visitor): Promise<string[]> {
  await office.run(deliverNotices, { user_id: who.id }, office.world.now ?? new Date())
  const [mail] = await office.world.rows(
    'select plain, is_secret from mails where recipient = $1 order by id desc limit 1',
    `he${who.id}@acme.test`,
  )
  expect(mail?.is_secret).toBe(true)
  return [...String(mail?.plain).matchAll(/\/site\/approval#([\w-]+)/g)].map(([, token]) => token ?? '')
}

async function askedByMail(rule: 'any' | 'all' = 'any', people = [office.first]) {
  const id = await office.asked(rule, people)
  const [token = ''] = await mailed(office.first)
  return { id, token }
}

const view = (token: string) => stranger.ask(approvalsApi.viewCheckLink, { body: { token } })
const decide = (token: string, action: 'pass' | 'eliminate' = 'pass', text = '') =>
  stranger.send(approvalsApi.decideByLink, { body: { token, action, text } })

describe('the link of a mail', () => {
  test('shows what is asked without a way to reach the candidate, and keeps its digest alone', async () => {
    const id = await office.world.application(office.organisation, office.position, {
      name: 'Li Lei',
      phone: '13800001111',
      email: 'lei@example.com',
      employer: 'Cloud Sail 13800001111',
    })
    const body = { ...(await office.seen(id)), check_by_user_ids: [office.first.id], rule: 'any' as const }
    await office.recruiter.ask(approvalsApi.addCheck, { body })
    const [token = ''] = await mailed(office.first)
    const shown = await view(token)
    expect(shown).toMatchObject({ state: 'open', approval: { name: 'Li Lei', position: 'Engineer' } })
    expect(JSON.stringify(shown)).not.toMatch(/13800001111|lei@example/)
    const rows = await office.world.rows('select to_jsonb(l)::text as all from approval_links l')
    expect(rows.map((row) => String(row.all)).join()).not.toContain(token)
  })

  test('answers without signing in, with what is said, as of the mail', async () => {
    const { id, token } = await askedByMail()
    expect(await decide(token, 'eliminate', 'too junior')).toMatchObject({ data: { is_final: true } })
    expect([await office.stepOf(id), await office.statesOf(id)]).toEqual(['14/50', 'refused refused'])
    const { list } = await office.recruiter.ask(pipelineApi.listHistory, { query: { post_id: id } })
    expect(list[0]).toMatchObject({ is_by_mail: true, appraise: 'too junior', user_id: office.first.id })
    const { approval } = await office.recruiter.ask(approvalsApi.getApproval, { query: { post_id: id } })
    expect(approval?.approvers[0]?.is_by_mail).toBe(true)
  })

  test('is counted where others still have to agree', async () => {
    const { id, token } = await askedByMail('all', [office.first, office.second])
    expect(await decide(token)).toMatchObject({ data: { is_final: false } })
    expect(await office.statesOf(id)).toBe('open approved asked')
  })

  test('of a deputy says for whom, and their answer stands under the name of who was asked', async () => {
    // Noon, so that the day is one in every zone near by; never behind the queue, which goes by the database's clock.
    const noon = new Date()
    noon.setHours(Math.max(12, noon.getHours() + 1), 0, 0, 0)
    office.world.now = noon
    const id = await office.asked('all', [office.first, office.second])
    const today = dayOf(noon)
    const third = await office.world.user(office.organisation, 'User2')
    await office.world.rows('update users set email = $2 where id = $1', third.id, `he${third.id}@acme.test`)
    await office.first.ask(approvalsApi.createDelegation, {
      body: { deputy_id: third.id, begins_on: today, ends_on: today },
    })
    const [token = ''] = await mailed(third)
    expect((await view(token)).approval?.for_name).toContain('User2')
    expect(await decide(token)).toMatchObject({ data: { is_final: false } })
    expect(await office.statesOf(id)).toBe('open approved asked')
    const { approval } = await office.recruiter.ask(approvalsApi.getApproval, { query: { post_id: id } })
    expect(approval?.approvers[0]).toMatchObject({ is_by_mail: true, decided_by: expect.any(String) })
    const { list } = await office.recruiter.ask(pipelineApi.listHistory, { query: { post_id: id } })
    expect(list[0]).toMatchObject({ user_id: third.id, for_names: [expect.any(String)], is_by_mail: true })
  })

  test('answers once, however often and at once it is followed', { tags: ['race'] }, async () => {
    const { id, token } = await askedByMail('all', [office.first, office.second])
    const answers = await Promise.all([decide(token), decide(token, 'eliminate')])
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1)
    expect((await decide(token)).code).toBe('link_used')
    expect(await view(token)).toMatchObject({ state: 'used', approval: null })
    const history = await office.world.rows(
      `select id from application_history where application_id = $1 and action like 'company%'`,
      id,
    )
    expect(history).toHaveLength(1)
  })

  test('counts each of those who have to agree, though all answer at the same moment', {
    tags: ['race'],
  }, async () => {
    const id = await office.asked('all', [office.first, office.second])
    const [[one = ''], [two = '']] = [await mailed(office.first), await mailed(office.second)]
    const answers = await Promise.all([decide(one), decide(two)])
    expect(answers.map(({ data }) => data?.is_final).toSorted()).toEqual([false, true])
    expect(await office.statesOf(id)).toBe('approved approved approved')
  })

  test('of those of whom one is enough tells who comes too late in words that say it', async () => {
    const id = await office.asked('any', [office.first, office.second])
    const [[one = ''], [two = '']] = [await mailed(office.first), await mailed(office.second)]
    const answers = await Promise.all([decide(one), decide(two)])
    const late = answers.filter(({ code }) => code !== undefined)
    expect(late).toMatchObject([{ code: 'link_decided', message: expect.not.stringContaining('{{') }])
    expect(await office.stepOf(id)).toBe('14/40')
  })

  test('brings one for each that is asked, and none where the company wants none', async () => {
    await office.asked('any', [office.first])
    await office.asked('any', [office.first])
    expect(new Set(await mailed(office.first)).size).toBe(2)
    const { id: own, version } = await office.recruiter.ask(approvalsApi.getCheckSettings, {})
    const kept = { id: own, remind_after_days: 2, escalate_after_days: 5 }
    await office.recruiter.ask(approvalsApi.updateCheckSettings, {
      body: { ...kept, version, has_mail_links: false },
    })
    await office.asked('any', [office.second])
    await office.run(deliverNotices, { user_id: office.second.id }, new Date())
    const [mail] = await office.world.rows('select plain, is_secret from mails order by id desc limit 1')
    expect(mail).toMatchObject({ is_secret: false, plain: expect.not.stringContaining('/site/approval') })
    await office.recruiter.ask(approvalsApi.updateCheckSettings, {
      body: { ...kept, version: version + 1, has_mail_links: true },
    })
  })
})

describe('a link that holds no more says why, and tells nothing of the candidate', () => {
  const { interview } = stages.stage

  test.each([
    ['expired', 'expired', async () => office.world.rows(`update approval_links set expires_at = now()`)],
    ['decided elsewhere', 'decided', async (id: number) => void (await office.decide(office.first, id))],
    [
      'moved on',
      'withdrawn',
      async (id: number) =>
        void (await office.recruiter.ask(pipelineApi.move, {
          body: { ...(await office.seen(id)), stage: interview },
        })),
    ],
    [
      'asked no more',
      'withdrawn',
      async (id: number) =>
        void (await office.recruiter.ask(pipelineApi.arrange, {
          body: { ...(await office.seen(id)), approver_ids: [office.second.id] },
        })),
    ],
    [
      'mailed to an address that is not theirs any more',
      'withdrawn',
      async () =>
        void (await office.world.rows(`update users set email = 'x@y.test' where id = $1`, office.first.id)),
    ],
    [
      'of a company that wants none any more',
      'withdrawn',
      async () => {
        const { id, version } = await office.recruiter.ask(approvalsApi.getCheckSettings, {})
        const kept = { id, version, remind_after_days: 2, escalate_after_days: 5 }
        await office.recruiter.ask(approvalsApi.updateCheckSettings, {
          body: { ...kept, has_mail_links: false },
        })
      },
    ],
    [
      'of somebody disabled',
      'withdrawn',
      async () =>
        void (await office.world.rows(`update users set state = 'disabled' where id = $1`, office.first.id)),
    ],
  ])('%s', async (_, state, happen) => {
    const { id, token } = await askedByMail()
    await happen(id)
    expect(await view(token)).toMatchObject({ state, approval: null })
    expect((await decide(token)).code).toBe(`link_${state}`)
    await office.world.rows('update approval_settings set has_mail_links = true')
  })

  test('made up', async () => {
    const token = 'x'.repeat(43)
    const answer = await stranger.send(approvalsApi.viewCheckLink, { body: { token } })
    expect(answer.code).toBe('link_unknown')
    expect((await decide(token)).code).toBe('link_unknown')
  })
})
