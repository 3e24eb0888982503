import { automationApi } from '@bole/automation/contract'
import type { DomainFacts } from '@bole/server/testing'

const setting = JSON.stringify({
  trigger: { when: 'enters', at: '1/20/0' },
  conditions: [],
  actions: [{ do: 'notice', to: null, text: '' }],
})

export const facts: DomainFacts = {
  records: { automation_rule: 'automation_rules' },
  needs: ['accounts', 'positions', 'pipeline'],
  make: async ({ world, organisationId, word, ask }) => {
    await ask(automationApi.createRule, { name: word, setting })
    await world.rows(
      `insert into automation_runs (organisation_id, rule_id, version, application_id, happening, outcome, happened_at, ran_at)
       select r.organisation_id, r.id, 1, a.id, 'passage 0', 'done', now(), now() from automation_rules r
       join lateral (select id from applications where organisation_id = r.organisation_id order by id limit 1) a on true
       where r.organisation_id = $1`,
      organisationId,
    )
  },
  samples: {
    'automation.createRule body.setting': setting,
    'automation.updateRule body.setting': setting,
    'automation.rehearseRule body.setting': setting,
  },
}
