import type { Call } from '@bole/platform/contract'
import { Button, Empty } from 'antd'
import { type ReactNode, useState } from 'react'
import { allowed } from '../actions/row-buttons.tsx'
import { FilterBar } from '../filter/filter-bar.tsx'
import { wordsSearched } from '../filter/filters.ts'
import { SavedViews } from '../filter/saved-views.tsx'
import { useTexts } from '../shape/texts/index.ts'
import { CreateButton } from './create-button.tsx'
import { LayoutMenu } from './layout-menu.tsx'
import styles from './list.module.css'
import { useHiddenColumns } from './list-layout.ts'
import type { AnyList, ListOptions } from './list-options.ts'
import { ListTable, nameIn } from './list-table.tsx'
import { SelectedRows } from './selected-rows.tsx'
import { emptySelection, type Selection, selectionOf } from './selection.ts'
import { useList } from './use-list.ts'

/** As many rows as one batch takes. */
const most = 200

/**
 * A list of a call's rows: conditions and page in the address, views, columns and row height kept for the person, skeleton
 * while it loads, what fills it when it is empty. What does not fit the options is a screen by hand, from the same parts.
 */
export function ListScreen<C extends Call>(options: ListOptions<C>): ReactNode {
  return <AnyListScreen {...(options as unknown as AnyList)} />
}

function AnyListScreen(props: AnyList): ReactNode {
  const { call, filters = [], columns, actions, batch, create } = props
  const t = useTexts()
  const list = useList(props)
  const [hidden, hide] = useHiddenColumns(call.name)
  const [selection, select] = useState<Selection>(emptySelection)
  const main = columns.find(({ isMain }) => isMain) ?? columns[0]
  const names = filters.flatMap((filter) => filter.names)
  const isNarrowed = names.some((name) => list.words[name])
  const searched = wordsSearched(filters, list.words)
  const nothing = searched ? t('notFound', { words: searched }) : t('narrowed')
  const nameOf = nameIn(columns)
  const shown = columns.filter((column) => column === main || !hidden.includes(column.name))
  return (
    <section className={styles.screen}>
      <FilterBar call={call} filters={filters as never} reply={list.reply}>
        {names.length > 0 && <SavedViews screen={call.name} names={names} />}
        <LayoutMenu columns={columns.filter((column) => column !== main)} hidden={hidden} onHide={hide} />
        {create && <CreateButton create={create} />}
      </FilterBar>
      <ListTable
        {...list}
        columns={shown}
        actions={actions}
        nameOf={nameOf}
        {...(batch && !list.isLoading
          ? {
              rowSelection: {
                preserveSelectedRowKeys: true,
                selectedRowKeys: [...selection.keys()],
                onChange: (keys) => select(selectionOf(keys.map(Number), selection, list.rows, most)),
                getCheckboxProps: (row) => ({
                  'aria-label': t('select', { name: nameOf(row) }),
                  disabled: allowed(batch, row).length === 0,
                }),
              },
            }
          : {})}
        empty={
          <Empty description={isNarrowed ? nothing : props.empty}>
            {isNarrowed ? (
              <Button
                onClick={() =>
                  list.change(Object.fromEntries([...names, 'page'].map((name) => [name, null])))
                }
              >
                {t(searched ? 'clearSearch' : 'clear')}
              </Button>
            ) : (
              create && <CreateButton create={create} />
            )}
          </Empty>
        }
        onPage={(next) => list.change({ page: next === 1 ? null : String(next) })}
      />
      {batch && (
        <SelectedRows
          selection={selection}
          onSelect={select}
          rows={list.rows}
          batch={batch as never}
          nameOf={nameOf}
          most={most}
          list={{ call, query: list.query, total: list.total }}
        />
      )}
    </section>
  )
}
