import { TableOutlined } from '@ant-design/icons'
import { PopoverUnder } from '@bole/platform/later'
import { Button, Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { shownColumns } from './candidate-table.tsx'
import { columnNames } from './columns.tsx'
import type { CandidateListState } from './use-candidate-list.ts'

/** Which columns are shown: in the address, and remembered for the next visit. */
export function ColumnMenu({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const choose = (chosen: readonly string[]) => {
    localStorage.setItem('bole.candidate-columns', chosen.join(','))
    list.change({ cols: chosen.join(',') }, true)
  }
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
