import { readyRules, type Setting } from '@bole/automation/model'
import { expect, test } from 'vitest'
import { fieldsOfRule, settingOf } from './rule-fields.ts'

const full: Setting = {
  trigger: { when: 'stays', at: '12/10/11', days: 4 },
  conditions: [
    { if: 'source', any: ['mail'] },
    { if: 'position', any: [3] },
    { if: 'label', any: [1, 2] },
    { if: 'without_label', any: [4] },
    { if: 'without_owner' },
  ],
  actions: [
    { do: 'move', stage: 5 },
    { do: 'label', id: 2 },
    { do: 'owner', id: 7 },
    { do: 'feedback', action: 'eliminate', text: 'no reply' },
    { do: 'message', subject: 'Thank you', body: 'Dear {{candidate}}' },
    { do: 'pool', id: 4 },
    { do: 'notice', to: 8, text: 'look' },
  ],
}
const approving: Setting = { ...full, actions: [{ do: 'approve', by: [7, 8] }] }

test.each(Object.entries({ ...readyRules, full, approving }))(
  '%s comes back out of the form as it went in',
  (_, setting) => expect(settingOf(fieldsOfRule(setting))).toEqual(setting),
)
