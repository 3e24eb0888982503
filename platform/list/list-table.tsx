import { Grid, Skeleton, Table, type TableProps } from 'antd'
import { type HTMLAttributes, type ReactNode, useRef } from 'react'
import type { AnyActions } from '../actions/actions.ts'
import { allowed, RowButtons } from '../actions/row-buttons.tsx'
import type { Row } from '../shape/rows.ts'
import { ScrollBar } from '../shape/scroll-bar.tsx'
import { useTexts } from '../shape/texts/index.ts'
import { cellOf } from './cells.tsx'
import type { AnyColumn } from './columns.ts'
import styles from './list.module.css'
import { useDensity } from './list-layout.ts'
import { NotRead } from './not-read.tsx'
import { usePageButtons } from './page-buttons.ts'
import { type Page, pageSize } from './use-list.ts'

/** Rows that stand for those on their way. */
const waiting = 8

/** Pixels that a column without a width has at least. */
const least = 140

/** Pixels of the columns that the table brings along. */
const ofBoxes = 40
const ofActions = 120

interface ListTableProps extends Pick<TableProps<Row>, 'rowSelection'>, Page {
  readonly columns: readonly AnyColumn[]
  readonly actions: AnyActions<never> | undefined
  readonly nameOf: (row: Row) => string
  readonly empty: ReactNode
  readonly onPage: (page: number) => void
}

/** The rows of a list: on a phone each is a card whose cells say what they are. */
export function ListTable(props: ListTableProps): ReactNode {
  const { rows, columns, actions, nameOf, isLoading, isRefreshing, empty, rowSelection } = props
  const t = useTexts()
  const [density] = useDensity()
  const itemRender = usePageButtons()
  const isNarrow = Grid.useBreakpoint().md === false
  const frame = useRef<HTMLDivElement>(null)
  const buttons = actions as AnyActions<Row> | undefined
  // Heads without rows scroll nowhere: nothing in them could be reached by keyboard.
  const scrolls = !isNarrow && (isLoading || rows.length > 0)
  const heads = columns.map((column) => ({
    key: column.name,
    title: column.title,
    // A column keeps the room it asks for, however long an address beside it is.
    ...(scrolls ? { minWidth: column.width ?? least } : {}),
    ...(column.width ? { width: column.width } : {}),
    ...(column.isMain && !isNarrow ? { fixed: 'start' as const } : {}),
    onCell: () => labelOf(column),
    render: (_: unknown, row: Row) =>
      isLoading ? <Skeleton.Node active style={{ width: '80%', height: 16 }} /> : cellOf(column, row),
  }))
  // Where no row offers anything, an empty column would stand over the others.
  const offers = isLoading || rows.some((row) => allowed(buttons ?? {}, row).length > 0)
  const own = {
    key: 'actions',
    title: t('actions'),
    width: 1,
    // In sight, however wide the rest is.
    ...(isNarrow ? {} : { fixed: 'end' as const }),
    // Cards leave out what a row does not offer.
    onCell: (row: Row) =>
      ({ 'data-empty': allowed(buttons ?? {}, row).length === 0 }) as HTMLAttributes<HTMLElement>,
    render: (_: unknown, row: Row) =>
      isLoading ? null : <RowButtons row={row} rows={rows} name={nameOf(row)} actions={buttons ?? {}} />,
  }
  const hasOwn = buttons !== undefined && offers
  // What is wider than its room scrolls; until then long words take a second line.
  const wanted =
    columns.reduce((sum, { width = least }) => sum + width, 0) +
    (hasOwn ? ofActions : 0) +
    (rowSelection ? ofBoxes : 0)
  return (
    <div
      ref={frame}
      className={styles.table}
      data-density={isNarrow ? 'roomy' : density}
      aria-busy={isLoading || isRefreshing}
    >
      <Table<Row>
        size="small"
        rowKey="id"
        columns={hasOwn ? [...heads, own] : heads}
        tableLayout="auto"
        dataSource={isLoading ? Array.from({ length: waiting }, (_, at) => ({ id: -at })) : [...rows]}
        {...(scrolls ? { scroll: { x: wanted }, footer: () => <ScrollBar frame={frame} /> } : {})}
        locale={{ emptyText: props.again ? <NotRead onAgain={props.again} /> : empty }}
        {...(rowSelection ? { rowSelection } : {})}
        pagination={{
          itemRender,
          current: props.page,
          pageSize,
          total: props.total,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: props.onPage,
        }}
      />
    </div>
  )
}

/** What a cell says it is where the heads are not shown; the main one says it itself. */
function labelOf({ title, isMain }: AnyColumn): HTMLAttributes<HTMLElement> {
  return { [isMain ? 'data-main' : 'data-label']: title } as HTMLAttributes<HTMLElement>
}

/** What a row is called: the text of its main column. */
export function nameIn(columns: readonly AnyColumn[]): (row: Row) => string {
  const main = columns.find(({ isMain }) => isMain) ?? columns[0]
  const nameOf = main?.nameOf as ((row: Row) => string) | undefined
  return (row) => {
    if (nameOf) return nameOf(row)
    const cell = main && cellOf({ name: main.name, title: '' }, row)
    return typeof cell === 'string' ? cell : String(row.id)
  }
}
