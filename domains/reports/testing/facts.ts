import { reportsApi } from '@bole/reports/contract'
import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: { report: 'reports' },
  needs: ['pipeline'],
  make: async ({ world, organisationId, word, ask, made }) => {
    const conditions = {
      title: word,
      header: { columns: ['applications' as const], rows: 'position' as const },
      scope: { period: 'all' as const },
      advances: {},
    }
    await ask(reportsApi.createReport, { origin: 2, conditions })
    const [row] = await world.rows('select id from reports where organisation_id = $1', organisationId)
    made.report = Number(row?.id)
  },
  foreignAnswers: {
    unknown_position: [
      'reports.createReport body.conditions.advances.position_ids',
      'reports.createReport body.conditions.advances.position_ids.[]',
      'reports.updateReport body.conditions.advances.position_ids',
      'reports.updateReport body.conditions.advances.position_ids.[]',
    ],
    unknown_department: [
      'reports.createReport body.conditions.advances.department_ids',
      'reports.createReport body.conditions.advances.department_ids.[]',
      'reports.updateReport body.conditions.advances.department_ids',
      'reports.updateReport body.conditions.advances.department_ids.[]',
    ],
  },
}
