import type { RuleRow } from '@bole/automation/contract'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatNumber } from '@bole/platform/web'
import { Tag } from 'antd'
import { settingIn } from './rule-fields.ts'
import { type Names, sentenceOf } from './sentence.ts'
import type { AutomationTexts } from './texts/index.ts'

const colours = { active: 'green', disabled: 'default', paused: 'orange' } as const

/** What a row shows of a rule. */
export function ruleColumns(t: AutomationTexts, names: Names | undefined): readonly Column<RuleRow>[] {
  return [
    {
      name: 'name',
      title: t('columns.name'),
      isMain: true,
      render: (row) => (
        <TwoLines first={row.name} second={names ? sentenceOf(t, names, settingIn(row)) : ''} />
      ),
    },
    {
      name: 'state',
      title: t('columns.state'),
      width: 260,
      render: ({ state, paused_because }) => (
        <>
          <Tag color={colours[state]}>{t(`states.${state}`)}</Tag>
          {paused_because && <span>{t(`because.${paused_because}`)}</span>}
        </>
      ),
    },
    { name: 'author', title: t('columns.author'), width: 120, render: ({ author }) => author.name },
    {
      name: 'run_count',
      title: t('columns.runs'),
      width: 120,
      render: ({ run_count }) => t('ran', { count: formatNumber(run_count) }),
    },
  ]
}
