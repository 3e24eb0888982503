import { TableOutlined } from '@ant-design/icons'
import { PopoverUnder } from '@bole/platform/later'
import { Button, Checkbox, Grid } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { columnNames } from './column-names.ts'
import type { CandidateListState } from './use-candidate-list.ts'
import { shownColumns } from './use-table-layout.tsx'

/** Which columns are shown: in the address, and remembered for the next visit; a phone has none to choose. */
export function ColumnMenu({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const isNarrow = Grid.useBreakpoint().md === false
  const choose = (chosen: readonly string[]) => {
    const cols = columnNames.filter((name) => chosen.includes(name))
    localStorage.setItem('bole.candidate-columns', cols.join(','))
    list.change({ cols }, true)
  }
  if (isNarrow) return null
  return (
    <PopoverUnder
      content={
        <Checkbox.Group
          style={{ display: 'grid', gap: 8 }}
          value={[...shownColumns(list)]}
          onChange={choose}
          options={columnNames.map((name) => ({ value: name, label: t(`columns.${name}`) }))}
        />
      }
    >
      <Button icon={<TableOutlined />} aria-label={t('columns.choose')} title={t('columns.choose')} />
    </PopoverUnder>
  )
}
