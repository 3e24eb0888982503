import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import { type RulePart, ruleParts, rulesAtMost } from '@bole/mailboxes/model'
import type { Choices } from '@bole/platform/filter'
import { Button, Flex, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import type { TypedRule } from './mailbox-form.ts'
import { useTexts } from './texts/index.ts'

interface RulesFieldProps {
  /** Given by the form. */
  readonly value?: readonly TypedRule[]
  readonly onChange?: (rules: readonly TypedRule[]) => void
  readonly positions: Choices<number>
}

/** Which mail is for which position, in the order in which rules are tried. */
export function RulesField({ value: rules = [], onChange, positions }: RulesFieldProps): ReactNode {
  const t = useTexts()
  const change = (place: number, part: Partial<TypedRule>) =>
    onChange?.(rules.map((rule, at) => (at === place ? { ...rule, ...part } : rule)))
  const moved = (from: number, to: number) => {
    const [rule, others] = [rules[from], rules.filter((_, at) => at !== from)]
    if (rule) onChange?.(others.toSpliced(to, 0, rule))
  }
  const parts = ruleParts.map((value) => ({ value, label: t(`parts.${value}`) }))
  return (
    <Flex vertical gap={8}>
      {rules.map((rule, place) => {
        const number = place + 1
        return (
          <Flex key={place} gap={8} wrap role="group" aria-label={t('rule.name', { number })}>
            <Select<RulePart>
              aria-label={t('rule.part')}
              style={{ width: 110 }}
              options={parts}
              value={rule.part}
              onChange={(part) => change(place, { part })}
            />
            <Input
              aria-label={t('rule.contains')}
              placeholder={t('rule.contains')}
              style={{ flex: '1 1 120px' }}
              maxLength={200}
              value={rule.contains}
              onChange={({ target }) => change(place, { contains: target.value })}
            />
            <Select<number | null>
              aria-label={t('rule.position')}
              placeholder={t('rule.position')}
              style={{ flex: '2 1 180px' }}
              loading={positions.options === undefined}
              options={[...(positions.options ?? [])]}
              showSearch={
                positions.onSearch
                  ? { filterOption: false, onSearch: positions.onSearch }
                  : { optionFilterProp: 'label' }
              }
              value={rule.position_id}
              onChange={(position_id) => change(place, { position_id })}
            />
            <Button
              aria-label={t('rule.up')}
              icon={<ArrowUpOutlined />}
              disabled={place === 0}
              onClick={() => moved(place, place - 1)}
            />
            <Button
              aria-label={t('rule.down')}
              icon={<ArrowDownOutlined />}
              disabled={number === rules.length}
              onClick={() => moved(place, number)}
            />
            <Button
              aria-label={t('rule.remove')}
              icon={<DeleteOutlined />}
              onClick={() => onChange?.(rules.toSpliced(place, 1))}
            />
          </Flex>
        )
      })}
      <Button
        style={{ alignSelf: 'flex-start' }}
        disabled={rules.length >= rulesAtMost}
        onClick={() => onChange?.([...rules, { part: 'subject', contains: '', position_id: null }])}
      >
        {t('rule.add')}
      </Button>
    </Flex>
  )
}
