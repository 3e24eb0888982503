import { positionsApi } from '@bole/positions/contract'
import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: { board_account: 'board_accounts' },
  needs: ['accounts', 'positions'],
  make: async ({ world, organisationId, word, ask, made }) => {
    await ask(positionsApi.switchChannel, { channel: 'zhaopin', isOpen: true })
    const [row] = await world.rows(
      `insert into board_accounts (organisation_id, channel, name, user_id) values ($1, 'zhaopin', $2, $3) returning id`,
      organisationId,
      word,
      made.user,
    )
    made.board_account = Number(row?.id)
  },
  foreignAnswers: { unknown_person: ['sourcing.assignAccount body.user_id'] },
  moreRows: [
    `insert into board_activity (organisation_id, account_id, day, customer_message_count, customer_count, reply_count, exchange_contact_count)
     select organisation_id, id, date '2026-11-01', 3, 2, 1, 0 from board_accounts`,
    `insert into board_recommendations (organisation_id, account_id, reference, name, recommended_at, outcome)
     select organisation_id, id, 'r', name, now(), 'contacted' from board_accounts`,
  ],
}
