import { intakeApi } from '@bole/intake/contract'
import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: { intake_item: 'intake_items' },
  needs: ['positions'],
  make: async ({ ask, made }) => {
    await ask(intakeApi.upload, { position_id: made.position })
  },
  samples: { 'intake.retry body.by_hand': undefined },
}
