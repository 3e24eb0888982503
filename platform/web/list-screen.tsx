import type { Call, ReplyOf, RequestOf } from '@bole/platform/contract'
import { Empty, Input, Select, Table, type TableColumnsType } from 'antd'
import type { HTMLAttributes, ReactNode } from 'react'
import styles from './list-screen.module.css'
import { useUrlState } from './url-state.ts'
import { useCall } from './use-call.ts'
import { useTyped } from './use-typed.ts'

/** A condition shown above a list: free text, or one or several of a few choices; its name is the call's. */
export type ListFilter =
  | { readonly kind: 'text'; readonly name: string; readonly label: string }
  | {
      readonly kind: 'choice'
      readonly name: string
      readonly label: string
      readonly isMultiple?: boolean
      readonly options: readonly { readonly value: string; readonly label: string }[]
    }

/** What a list needs to be told; everything else follows from the call and the address. */
export interface ListScreenProps<C extends Call, Row extends { readonly id: number }> {
  readonly call: C
  /** Conditions that are not in the address, such as the origin of the screen. */
  readonly given: Readonly<Record<string, unknown>>
  readonly rowsOf: (data: ReplyOf<C>) => readonly Row[]
  readonly columns: TableColumnsType<Row>
  readonly filters: readonly ListFilter[]
  /** The primary action, and what else stands beside the filters. */
  readonly actions?: ReactNode
  /** What would be here, and what fills it. */
  readonly empty: ReactNode
}

const pageSize = 30

/**
 * A plain list kept by an administrator: conditions and page in the address, skeleton while it loads, a word when it is
 * empty. A list that needs more is written by hand.
 */
export function ListScreen<C extends Call, Row extends { readonly id: number }>(
  props: ListScreenProps<C, Row>,
): ReactNode {
  const { call, given, rowsOf, columns, filters, actions, empty } = props
  const [state, change] = useUrlState()
  const page = Math.max(1, Math.trunc(Number(state.page)) || 1)
  const asked = Object.fromEntries(filters.flatMap(({ name }) => (state[name] ? [[name, state[name]]] : [])))
  const request = { query: { ...given, ...asked, page, page_size: pageSize } } as unknown as RequestOf<C>
  const answer = useCall(call, request, { keepsPrevious: true })
  const rows = answer.data ? rowsOf(answer.data.data) : []
  return (
    <section className={styles.screen}>
      <search className={styles.bar}>
        {filters.map((filter) =>
          filter.kind === 'text' ? (
            <TextFilter
              key={filter.name}
              filter={filter}
              value={state[filter.name] ?? ''}
              onChange={change}
            />
          ) : (
            <Select
              key={filter.name}
              allowClear
              style={{ minWidth: 160 }}
              mode={filter.isMultiple ? 'multiple' : undefined}
              maxTagCount={1}
              aria-label={filter.label}
              placeholder={filter.label}
              showSearch={{ optionFilterProp: 'label' }}
              value={chosenOf(state[filter.name], filter.isMultiple ?? false)}
              onChange={(value: string | string[] | undefined) =>
                change({ [filter.name]: [value ?? []].flat().join(',') || null, page: null })
              }
              options={[...filter.options]}
            />
          ),
        )}
        <span className={styles.space} />
        {actions}
      </search>
      <Table<Row>
        size="small"
        rowKey="id"
        columns={columns.map((column) => ({ ...column, onCell: () => labelOf(column.title) }))}
        dataSource={[...rows]}
        loading={answer.isPending || answer.isPlaceholderData}
        scroll={{ x: 'max-content' }}
        locale={{
          emptyText: answer.isPending ? (
            ' '
          ) : (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} />
          ),
        }}
        pagination={{
          current: page,
          pageSize,
          total: answer.data?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: (next) => change({ page: next === 1 ? null : String(next) }),
        }}
      />
    </section>
  )
}

/** What a cell says it is where the heads are not shown. */
const labelOf = (title: unknown) => ({ 'data-label': title }) as HTMLAttributes<HTMLElement>

function chosenOf(text: string | undefined, isMultiple: boolean): string | string[] | null {
  if (isMultiple) return text ? text.split(',') : []
  return text ?? null
}

interface TextFilterProps {
  readonly filter: Extract<ListFilter, { kind: 'text' }>
  readonly value: string
  readonly onChange: (change: Readonly<Record<string, string | null>>, replace?: boolean) => void
}

/** Typed text reaches the address after a pause, so that typing is not history. */
function TextFilter({ filter, value, onChange }: TextFilterProps): ReactNode {
  const [text, setText] = useTyped(value, (typed) =>
    onChange({ [filter.name]: typed || null, page: null }, true),
  )
  return (
    <Input.Search
      allowClear
      style={{ width: 300 }}
      aria-label={filter.label}
      placeholder={filter.label}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
