import { useIsHidden } from '@bole/accounts/web'
import { LayoutMenu } from '@bole/platform/list'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { columnNames } from './column-names.ts'
import type { CandidateListState } from './use-candidate-list.ts'
import { shownColumns } from './use-table-layout.tsx'

/** Which columns are shown: in the address, and remembered for the next visit; and how high rows are. */
export function ColumnMenu({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const isHidden = useIsHidden('contacts')
  const names = columnNames.filter((name) => !(isHidden && name === 'contact'))
  const shown = shownColumns(list)
  const hide = (hidden: readonly string[]) => {
    const cols = columnNames.filter((name) => !hidden.includes(name))
    localStorage.setItem('bole.candidate-columns', cols.join(','))
    list.change({ cols }, true)
  }
  return (
    <LayoutMenu
      columns={names.map((name) => ({ name, title: t(`columns.${name}`) }))}
      hidden={names.filter((name) => !shown.includes(name))}
      onHide={hide}
    />
  )
}
