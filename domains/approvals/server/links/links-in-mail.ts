import { colleagues } from '@bole/accounts/server'
import { linkHours } from '@bole/approvals/model'
import { beneathNotices, type MailedNotice, type MailReader } from '@bole/inbox/server'
import { fillText } from '@bole/platform/contract'
import { linkTo } from '@bole/platform/links'
import { sameTenant, secrets, type Transaction } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { sql } from 'kysely'
import { mayDecide } from '../away/may-decide.ts'
import { keptSettings } from '../reminders/settings-store.ts'
import { approvals } from '../round-store.ts'
import { linkTexts } from './link-texts.ts'

/** The page that takes the token; behind `#` it reaches no server's log. */
const page = '/site/approval#'

const kinds = ['asked_to_approve', 'asked_to_approve_many', 'reminded_to_approve']

/** More would make a mail that nobody reads. */
const atMost = 10

/** Of these applications those in whose approval it is somebody’s turn. */
const dueAmong = (userId: number, ids: readonly number[]) =>
  approvals
    .selectFrom('approval_rounds')
    .innerJoin('application_people', (join) =>
      sameTenant(join, 'application_people.application_id', 'approval_rounds.application_id'),
    )
    .innerJoin('applications', (join) =>
      sameTenant(join, 'applications.id', 'approval_rounds.application_id'),
    )
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .select(['approval_rounds.id', 'applications.id as application', 'candidates.name'])
    .where('approval_rounds.state', '=', 'open')
    .where('application_people.user_id', '=', userId)
    .where('application_people.part', '=', 'approver')
    .where('application_people.is_due', '=', true)
    .where('applications.id', '=', sql<number>`any(${ids}::bigint[])`)

/** A link for each approval that a mail asks for; only their digests are kept, with the person and the address they are sent to. */
async function write(tx: Transaction, reader: MailReader, notices: readonly MailedNotice[]) {
  const asking = notices.filter(({ kind }) => kinds.includes(kind))
  const ids = [...new Set(asking.flatMap(({ about }) => about))].slice(0, atMost)
  if (ids.length === 0) return new Map<number, string>()
  const [due, [who], [settings]] = await tx.load(
    dueAmong(reader.userId, ids),
    colleagues([reader.userId]),
    keptSettings.row(),
  )
  if (!keptSettings.from(settings).has_mail_links || !who || !mayDecide(who)) return new Map<number, string>()
  const expires_at = new Date(reader.now.getTime() + linkHours * 3_600_000)
  const links = due.map((one) => ({ ...one, token: secrets.newSecret() }))
  for (const { id: round_id, token } of links) {
    const row = { organisation_id: tx.organisationId, user_id: reader.userId, round_id, expires_at }
    const bound = { token_digest: secrets.digestOf(token), address: reader.email }
    tx.save(approvals.insertInto('approval_links').values({ ...row, ...bound }))
  }
  const lineOf = ({ name, token }: (typeof links)[number]) =>
    fillText(linkTexts[reader.language], { name, hours: linkHours, link: linkTo(page + token) })
  // Asked and reminded in one mail, it brings the link once.
  const said = new Set<number>()
  return new Map(
    asking.map(({ id, about }) => {
      const own = links.filter(({ application }) => about.includes(application) && !said.has(application))
      for (const { application } of own) said.add(application)
      return [id, own.map(lineOf).join('\n')]
    }),
  )
}

export const fillBeneathNotices = provide(beneathNotices, write)
