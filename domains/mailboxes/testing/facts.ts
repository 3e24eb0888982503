import { mailboxesApi } from '@bole/mailboxes/contract'
import type { DomainFacts } from '@bole/server/testing'

// Nothing listens at this port: whoever signs in hears so at once.
const account = { host: '127.0.0.1', port: 1, security: 'none', password: 'secret' } as const

export const facts: DomainFacts = {
  records: { mailbox: 'mailboxes' },
  needs: ['positions', 'intake'],
  make: async ({ world, organisationId, ask, made, word }) => {
    await ask(mailboxesApi.createMailbox, {
      ...{ ...account, name: word, username: word, folders: [word], taken_from: '2026-01-01' },
      position_id: made.position,
      rules: [{ part: 'subject', contains: word, position_id: made.position }],
    })
    await world.rows(
      `with box as (select organisation_id, id from mailboxes where organisation_id = $1 order by id limit 1),
       folder as (insert into mailbox_folders (organisation_id, mailbox_id, name, validity, last_uid)
         select organisation_id, id, $2, 1, 1 from box),
       message as (insert into mailbox_messages (organisation_id, mailbox_id, digest, folder, sender, sender_name, subject,
           position_id, state, left_out, sent_at, taken_at)
         select organisation_id, id, $2, $2, $2, $2, $2, $3, 'taken', array[$2], now(), now() from box
         returning organisation_id, id)
       insert into mailbox_items (organisation_id, message_id, item_id)
       select m.organisation_id, m.id, i.id from message m
       join lateral (select id from intake_items where organisation_id = m.organisation_id order by id limit 1) i on true`,
      ...[organisationId, word, made.position],
    )
  },
  samples: {
    ...Object.fromEntries(
      ['createMailbox', 'updateMailbox', 'tryMailbox'].flatMap((call) => [
        [`mailboxes.${call} body.host`, '127.0.0.1'],
        [`mailboxes.${call} body.port`, 1],
        [`mailboxes.${call} body.security`, 'none'],
        [`mailboxes.${call} body.password`, 'secret'],
      ]),
    ),
  },
  foreignAnswers: {
    filter: ['mailboxes.listMessages query.mailbox_id'],
    // A list that may be empty is sampled as empty; the tests of mailboxes ask for such a position by hand.
    ignored: ['mailboxes.createMailbox body.rules.[].position_id'],
    exists_already: ['mailboxes.updateMailbox body.rules.[].position_id'],
  },
}
