import { mailboxesApi } from '@bole/mailboxes/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let organisation: number
let recruiter: Visitor
let mailbox: number

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
  const [row] = await world.rows(
    `insert into mailboxes (organisation_id, name, host, port, security, username, taken_from)
     values ($1, '社招', 'imap.acme.test', 993, 'tls', 'jobs', '2026-01-01') returning id`,
    organisation,
  )
  mailbox = Number(row?.id)
})
afterAll(() => world.end())

async function mail(subject: string, state: string, taken: string): Promise<number> {
  const [row] = await world.rows(
    `insert into mailbox_messages (organisation_id, mailbox_id, digest, folder, sender, sender_name, subject, state, reason, sent_at, taken_at)
     values ($1, $2, $3, 'INBOX', $3 || '@example.com', '', $3, $4, case $4 when 'refused' then 'too_large' end, $5, $5) returning id`,
    ...[organisation, mailbox, subject, state, taken],
  )
  return Number(row?.id)
}

async function item(of: number | null, name: string, state: string, archive: number | null = null) {
  const [row] = await world.rows(
    `insert into intake_items (organisation_id, name, door, state, reason, archive_item_id)
     values ($1, $2, 'mailbox', $3, case $3 when 'failed' then 'damaged_file' end, $4) returning id`,
    ...[organisation, name, state, archive],
  )
  const id = Number(row?.id)
  if (of !== null)
    await world.rows(
      'insert into mailbox_items (organisation_id, message_id, item_id) values ($1, $2, $3)',
      ...[organisation, of, id],
    )
  return id
}

const list = (query: object = {}) => recruiter.send(mailboxesApi.listMessages, { query })

test('of an archive its files are told and counted, and of many only the first are named', async () => {
  const id = await mail('archive', 'taken', '2026-11-03T02:00:00Z')
  await item(id, 'a.pdf', 'failed')
  const zip = await item(id, 'all.zip', 'unpacked')
  for (let n = 0; n < 25; n++) await item(null, `${n}.pdf`, n % 2 ? 'waiting' : 'failed', zip)
  const { data } = await list({ keyword: 'archive' })
  const [told] = data?.list ?? []
  expect(told?.counts).toEqual({ waiting: 12, accepted: 0, duplicate: 0, failed: 14 })
  expect(told?.items).toHaveLength(20)
  expect(told?.items.map(({ name }) => name)).not.toContain('all.zip')
  expect(told?.items[0]).toMatchObject({
    name: 'a.pdf',
    state: 'failed',
    post_id: null,
    candidate_name: null,
  })
  expect(told?.items[0]?.reason_text).not.toBe('')
})

test('mails are found by state and day, and the numbers of the tabs are those of the lists they lead to', async () => {
  await mail('early', 'empty', '2026-10-01T02:00:00Z')
  await mail('late', 'empty', '2026-10-05T02:00:00Z')
  await mail('huge', 'refused', '2026-10-05T03:00:00Z')
  const found = await list({ day_from: '2026-10-05', day_until: '2026-10-05' })
  expect(found.data?.list.map(({ subject }) => subject)).toEqual(['huge', 'late'])
  const all = await list()
  for (const state of ['taken', 'empty', 'refused'] as const) {
    const { total, data } = await list({ state })
    expect(total).toBe(all.data?.statistic[state]?.value)
    expect(data?.list.every((one) => one.state === state)).toBe(true)
  }
  expect(all.total).toBe(all.data?.statistic.all?.value)
  expect(all.data?.list.find(({ subject }) => subject === 'huge')?.reason).toBe('too_large')
})
