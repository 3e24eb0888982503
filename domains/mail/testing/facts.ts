import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: { mail: 'mails', mail_server: 'mail_servers' },
  make: async ({ world, organisationId, word }) => {
    // Nothing listens at this port: whoever hands a message over hears so at once.
    await world.rows(
      `insert into mail_servers (organisation_id, host, port, security, sender_name, sender_address)
       values ($1, '127.0.0.1', 1, 'none', $2, 'jobs@acme.test')`,
      organisationId,
      word,
    )
    await world.rows(
      `insert into mail_paces (organisation_id, domain, free_at) values ($1, $2, now())`,
      organisationId,
      word,
    )
    await world.rows(
      `insert into mails (organisation_id, message_key, recipient, language, subject, plain, about, state)
       values ($1, gen_random_uuid(), 'lin@acme.test', 'en-US', $2, $2, 'test', 'failed')`,
      organisationId,
      word,
    )
  },
  samples: {
    'mail.createMailServer body.host': '127.0.0.1',
    'mail.createMailServer body.security': 'none',
    'mail.createMailServer body.username': '',
    'mail.updateMailServer body.host': '127.0.0.1',
    'mail.updateMailServer body.security': 'none',
    'mail.updateMailServer body.username': '',
  },
}
