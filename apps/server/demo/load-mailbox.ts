import { prepared } from '@bole/platform/server'

// Text: what is written follows from the company's story as it stands in the database.

/**
 * A mailbox that is turned off, as no such server is there, and what came in by it: mails of the newest candidates of social hiring, one
 * with a file that was damaged, one that names no position, one without a résumé.
 */
export const loadMailbox: (now: Date) => ReturnType<ReturnType<typeof prepared<object>>> = prepared<object>(`
with box as (
  insert into mailboxes (organisation_id, name, host, port, security, username, folders, taken_from, is_on, state, looked_at, created_at)
  select o.id, '社招简历邮箱', 'imap.lumiponte.example', 993, 'tls', 'jobs@lumiponte.example', '{INBOX,智联招聘}',
    ($1::timestamptz - interval '30 days')::date, false, 'reading', $1::timestamptz - interval '20 minutes', $1::timestamptz - interval '30 days'
  from organisations o where o.slug = 'demo' returning organisation_id, id
), came as (
  select a.organisation_id, a.id as application_id, a.candidate_id, a.position_id, c.name, p.title, n
  from (select *, row_number() over (order by applied_at desc, id desc) as n from applications where origin = 2) a
  join candidates c on c.organisation_id = a.organisation_id and c.id = a.candidate_id
  join positions p on p.organisation_id = a.organisation_id and p.id = a.position_id
  where n <= 9
), told as (
  select n, '应聘' || title || '-' || name as subject, name || '的简历.pdf' as file, 'accepted' as state, null as reason, 'taken' as became,
    position_id, application_id, candidate_id, case when n % 3 = 0 then 'zhaopin' end as board, name as sender
  from came
  union all select 10, '求职简历', '简历（扫描）.pdf', 'failed', 'damaged_file', 'taken', (select position_id from came where n = 1), null, null, null, '程一凡'
  union all select 11, '我的简历，请查收', '个人简历.docx', 'failed', 'no_position', 'taken', null, null, null, null, '苏晚晴'
  union all select 12, '充电桩展会邀请函', '充电桩展会邀请函.eml', 'failed', 'no_resume', 'empty', null, null, null, null, '展会组委会'
), mail as (
  insert into mailbox_messages (organisation_id, mailbox_id, digest, folder, sender, sender_name, subject, board, position_id, state, sent_at, taken_at)
  select box.organisation_id, box.id, 'demo-' || n, case when board is null then 'INBOX' else '智联招聘' end, 'mail' || n || '@mail.example',
    sender, subject, board, position_id, became, $1::timestamptz - make_interval(hours => 5 * n::integer + 1),
    $1::timestamptz - make_interval(hours => 5 * n::integer)
  from box, told returning organisation_id, id, digest, taken_at, sender
), item as (
  insert into intake_items (organisation_id, position_id, name, source, door, sender, state, reason, candidate_id, application_id, created_at, settled_at)
  select mail.organisation_id, position_id, file, case when board is null then 'mail' else 'job_board' end, 'mailbox', mail.sender, told.state, reason,
    candidate_id, application_id, taken_at, taken_at + interval '4 seconds'
  from told join mail on mail.digest = 'demo-' || n order by n returning organisation_id, id, sender
)
insert into mailbox_items (organisation_id, message_id, item_id)
select item.organisation_id, mail.id, item.id from item join mail on mail.sender = item.sender`)
