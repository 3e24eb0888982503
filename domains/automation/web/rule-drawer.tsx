import type { RuleRow } from '@bole/automation/contract'
import { type ReadyRule, readyRules } from '@bole/automation/model'
import { FormDrawer, RecordForm, useRecordForm } from '@bole/platform/form'
import { Alert, Button, Flex, Form } from 'antd'
import type { ReactNode } from 'react'
import { emptyRule, fieldsOfRule, type RuleFields, settingOf } from './rule-fields.ts'
import { ruleForm } from './rule-form.ts'
import { RuleParts } from './rule-parts.tsx'
import { type Names, sentenceOf } from './sentence.ts'
import { useTexts } from './texts/index.ts'

interface RuleDrawerProps {
  readonly origin: 1 | 2
  /** Null while it is new. */
  readonly rule: RuleRow | null
  readonly names: Names
  readonly onClose: () => void
}

/** Makes a rule or changes one; it reads as a sentence while it is filled in. */
export function RuleDrawer({ onClose, ...given }: RuleDrawerProps): ReactNode {
  const t = useTexts()
  return (
    <FormDrawer title={t(given.rule ? 'editTitle' : 'createTitle')} onClose={onClose}>
      <RuleForm {...given} />
    </FormDrawer>
  )
}

const isReady = (name: string): name is ReadyRule => name in readyRules

function RuleForm({ origin, rule, names }: Omit<RuleDrawerProps, 'onClose'>): ReactNode {
  const t = useTexts()
  const form = useRecordForm(ruleForm, {
    record: rule,
    createWith: { origin },
    saved: t(rule ? 'edited' : 'created'),
  })
  const begin = (name: ReadyRule) => {
    // The only one that notifies nobody.
    const text = name === 'referred' ? '' : t(`readyText.${name}`)
    const setting = { ...fieldsOfRule(readyRules[name]), text }
    form.instance.setFieldsValue({ name: t(`ready.${name}`), setting })
  }
  return (
    <RecordForm form={form}>
      {rule === null && (
        <Flex vertical gap={8} style={{ marginBlockEnd: 16 }}>
          <span>{t('ready.title')}</span>
          <Flex gap={8} wrap>
            {Object.keys(readyRules)
              .filter(isReady)
              .map((name) => (
                <Button key={name} size="small" onClick={() => begin(name)}>
                  {t(`ready.${name}`)}
                </Button>
              ))}
          </Flex>
        </Flex>
      )}
      <Form.Item noStyle shouldUpdate>
        {({ getFieldValue }) => {
          const typed: RuleFields = { ...emptyRule, ...getFieldValue('setting') }
          return <Alert role="status" title={sentenceOf(t, names, settingOf(typed))} />
        }}
      </Form.Item>
      <RuleParts names={names} />
    </RecordForm>
  )
}
