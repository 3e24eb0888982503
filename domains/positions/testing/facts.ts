import { positionsApi } from '@bole/positions/contract'
import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: { position: 'positions', channel_key: null },
  needs: ['accounts', 'themes', 'processes'],
  make: async ({ world, organisationId, word, made, ask }) => {
    const departmentId = made.department ?? null
    made.position = await world.position(organisationId, { title: word, departmentId })
    await ask(positionsApi.switchChannel, { channel: 'boss', isOpen: true })
    await ask(positionsApi.openPhoneConfig, { isOpen: true })
    const mapping = { id: made.position, channel: 'boss', category: word.slice(0, 60), is_wanted: true }
    await ask(positionsApi.updateMapping, mapping)
  },
  samples: { 'positions.createManyPositions body.rows': [{ title: 'Engineer' }] },
  foreignAnswers: {
    filter: [
      'positions.listPositions query.department_id',
      'positions.listPositions query.owner_id',
      'positions.listPositions query.theme_id',
    ],
    each: [
      'positions.changeManyCities body.positions.[].id',
      'positions.changeManyStates body.positions.[].id',
      'positions.changeManyStations body.positions.[].id',
    ],
    has_applications: ['positions.updatePosition body.theme_id'],
    rows_invalid: ['positions.createManyPositions body.theme_id'],
    // What is sent for a table is none.
    file_unreadable: ['positions.uploadPositions body.theme_id'],
    unknown_department: [
      'positions.createPosition body.department_id',
      'positions.updatePosition body.department_id',
    ],
    unknown_person: ['positions.createPosition body.owner_id', 'positions.updatePosition body.owner_id'],
    unknown_process: ['positions.createPosition body.process_id', 'positions.updatePosition body.process_id'],
    unknown_project: ['positions.copyPosition body.theme_id', 'positions.createPosition body.theme_id'],
  },
}
