import { requisitionsApi } from '@bole/requisitions/contract'
import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: { requisition: 'requisitions' },
  needs: ['accounts', 'positions'],
  make: async ({ world, organisationId, word, ask, made }) => {
    const body = { origin: 2, title: word, head_count: 2, budget: 100, reason: word }
    await ask(requisitionsApi.askRequisition, { ...body, department_id: made.department ?? null })
    const [row] = await world.rows('select id from requisitions where organisation_id = $1', organisationId)
    made.requisition = Number(row?.id)
  },
  foreignAnswers: {
    filter: ['requisitions.listRequisitions query.department_id'],
    unknown_department: [
      'requisitions.askRequisition body.department_id',
      'requisitions.changeRequisition body.department_id',
    ],
    not_approved: [
      'requisitions.linkPositions body.position_ids.[]',
      'requisitions.linkPositions body.position_ids',
    ],
  },
  moreRows: [
    `insert into requisition_positions (organisation_id, requisition_id, position_id)
     select r.organisation_id, r.id, p.id from requisitions r
     join lateral (select id from positions where organisation_id = r.organisation_id order by id limit 1) p on true`,
  ],
}
