import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: { position: 'positions' },
  needs: ['accounts', 'themes', 'processes'],
  make: async ({ world, organisationId, word, made }) => {
    const departmentId = made.department ?? null
    made.position = await world.position(organisationId, { title: word, departmentId })
  },
  samples: { 'positions.createManyPositions body.rows': [{ title: 'Engineer' }] },
  foreignAnswers: {
    filter: [
      'positions.listPositions query.department_id',
      'positions.listPositions query.owner_id',
      'positions.listPositions query.theme_id',
    ],
    each: ['positions.changeManyStates body.positions.[].id'],
    has_applications: ['positions.updatePosition body.theme_id'],
    rows_invalid: ['positions.createManyPositions body.theme_id'],
    unknown_department: [
      'positions.createPosition body.department_id',
      'positions.updatePosition body.department_id',
    ],
    unknown_person: ['positions.createPosition body.owner_id', 'positions.updatePosition body.owner_id'],
    unknown_process: ['positions.createPosition body.process_id', 'positions.updatePosition body.process_id'],
    unknown_project: ['positions.copyPosition body.theme_id', 'positions.createPosition body.theme_id'],
  },
}
