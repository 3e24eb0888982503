import { automationApi, type RuleRow } from '@bole/automation/contract'
import { defineForm } from '@bole/platform/form'
import { emptyRule, fieldsOfRule, type RuleFields, settingIn, settingOf } from './rule-fields.ts'

interface Fields {
  readonly name: string
  /** The parts of what it says; sent as JSON. */
  readonly setting: RuleFields
}

const empty: Fields = { name: '', setting: emptyRule }

/** A rule as people fill it in; it is sent as the JSON of what it says. */
export const ruleForm = defineForm({
  create: automationApi.createRule,
  update: automationApi.updateRule,
  empty,
  fieldsOf: (rule: RuleRow): Fields => ({ name: rule.name, setting: fieldsOfRule(settingIn(rule)) }),
  // Of the triggers' fields only those of the one that is chosen are there.
  bodyOf: ({ name, setting }: Fields) => ({
    name,
    setting: JSON.stringify(settingOf({ ...emptyRule, ...setting })),
  }),
  refusals: {
    name_taken: 'name',
    unknown_position: 'setting.position',
    unknown_label: 'setting.add_label',
    unknown_person: 'setting.owner',
    unknown_folder: 'setting.pool',
    cannot_send: 'setting.message',
    unknown_variable: 'setting.body',
    loop: 'setting.move',
  },
})
