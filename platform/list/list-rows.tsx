import type { Call } from '@bole/platform/contract'
import { type ReactNode, useState } from 'react'
import { CreateButton } from './create-button.tsx'
import type { AnyList, ListOptions } from './list-options.ts'
import { ListTable, nameIn } from './list-table.tsx'
import { usePage } from './use-list.ts'

type RowsOptions<C extends Call> = Pick<
  ListOptions<C>,
  'call' | 'given' | 'columns' | 'actions' | 'create' | 'empty'
>

/** The rows of a call in a dialog or beside something else: their page is their own, the address belongs to what is behind. */
export function ListRows<C extends Call>(options: RowsOptions<C>): ReactNode {
  return <AnyListRows {...(options as unknown as AnyList)} />
}

function AnyListRows({ call, given = {}, columns, actions, create, empty }: AnyList): ReactNode {
  const [page, setPage] = useState(1)
  const list = usePage(call, given, page, setPage)
  return (
    <ListTable
      {...list}
      columns={columns}
      actions={actions}
      nameOf={nameIn(columns)}
      empty={
        <>
          {empty} {create && <CreateButton create={create} />}
        </>
      }
      onPage={setPage}
    />
  )
}
