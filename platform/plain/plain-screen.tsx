import { type Api, type Call, limitsFor, type PlainKind, type PlainRules } from '@bole/platform/contract'
import { type ReactNode, useState } from 'react'
import type { ActionsOn, RowActions } from '../actions/actions.ts'
import { actionsOn } from '../actions/actions.ts'
import { choice, text } from '../filter/index.ts'
import type { FormDefinition } from '../form/define-form.ts'
import { FormDialog } from '../form/frames.tsx'
import { RecordForm } from '../form/record-form.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import type { Column } from '../list/columns.ts'
import { ListScreen } from '../list/list-screen.tsx'
import type { RowOf } from '../shape/rows.ts'
import { CopyDialog } from './copy-dialog.tsx'
import type { PlainRow } from './plain-row.ts'
import { useTexts } from './texts/index.ts'

interface AnyPlain {
  readonly calls: Readonly<Record<string, object>>
  readonly rules: PlainRules
}

/** The call that lists a plain list, in its domain's API. */
type ListOf<A extends Api, P extends AnyPlain> = A[keyof P['calls'] & keyof A & `list${string}`]

/** The words that differ from one list to the next. */
interface PlainWords<Row> {
  /** Over the button and the dialog that make a row, and over the dialog that changes one. */
  readonly create: string
  readonly edit: string
  /** What would stand here. */
  readonly empty: string
  /** What removing a row does, below the question whether to. */
  readonly removing?: (row: Row) => string
}

interface PlainScreenProps<A extends Api, P extends AnyPlain, C extends Call, U extends Call, F, R, B> {
  readonly api: A
  readonly plain: P
  readonly words: PlainWords<RowOf<ListOf<A, P>>>
  readonly columns: readonly Column<RowOf<ListOf<A, P>>>[]
  readonly form: FormDefinition<C, U, F, R, B>
  /** Whether the caller may add rows, where those who may only read see the list, too. */
  readonly mayCreate?: boolean
  /** The form's fields. */
  readonly children: ReactNode
}

/** A plain list as an administrator keeps it: found by a word, and made, changed, copied, ordered, retired or removed in place. */
export function PlainScreen<A extends Api, P extends AnyPlain, C extends Call, U extends Call, F, R, B>(
  props: PlainScreenProps<A, P, C, U, F, R, B>,
): ReactNode {
  return <AnyPlainScreen {...(props as unknown as AnyScreen)} />
}

// What a screen is told while the program runs, where types are gone.
interface AnyScreen {
  readonly api: Api
  readonly plain: AnyPlain
  readonly words: PlainWords<PlainRow>
  readonly columns: readonly Column<PlainRow>[]
  readonly form: FormDefinition<Call, Call, object, PlainRow, object>
  readonly mayCreate?: boolean
  readonly children: ReactNode
}

type Calls = Readonly<Partial<Record<PlainKind, Call>>>

function callsOf({ api, plain }: AnyScreen): Calls {
  const named = Object.keys(plain.calls).map((verb) => {
    const kind = /^[a-z]+/.exec(verb)?.[0] ?? ''
    return [kind, api[verb]] as const
  })
  return Object.fromEntries(named)
}

function AnyPlainScreen(screen: AnyScreen): ReactNode {
  const { plain, words, columns, form, mayCreate = true, children } = screen
  const t = useTexts()
  const [edited, edit] = useState<PlainRow | 'new' | null>(null)
  const [copied, copy] = useState<PlainRow | null>(null)
  const calls = callsOf(screen)
  const actions = useActions(calls, { words, columns, edit, copy })
  if (!calls.list) throw new Error('a plain list has a call that lists it')
  const states = [
    { value: false, label: t('inUse') },
    { value: true, label: t('retired') },
  ]
  const filters = [
    ...(plain.rules.searched.length > 0 ? [text('keyword', t('keyword'))] : []),
    ...(calls.retire ? [choice('is_retired', t('state'), states)] : []),
  ]
  return (
    <>
      <ListScreen
        call={calls.list as never}
        filters={filters as never}
        columns={columns as never}
        actions={actions as never}
        create={calls.create !== undefined && mayCreate && { label: words.create, open: () => edit('new') }}
        empty={words.empty}
      />
      {edited && (
        <FormDialog title={edited === 'new' ? words.create : words.edit} onClose={() => edit(null)}>
          <Fields form={form} row={edited === 'new' ? null : edited}>
            {children}
          </Fields>
        </FormDialog>
      )}
      {copied && calls.copy && (
        <CopyDialog
          call={calls.copy}
          row={copied}
          name={nameOf(columns, copied)}
          onClose={() => copy(null)}
        />
      )}
    </>
  )
}

function Fields({
  form,
  row,
  children,
}: Pick<AnyScreen, 'form' | 'children'> & { readonly row: PlainRow | null }): ReactNode {
  const state = useRecordForm(form, { record: row } as never)
  return <RecordForm form={state}>{children}</RecordForm>
}

/** What a row is called: what its main column shows of it. */
function nameOf(columns: readonly Column<PlainRow>[], row: PlainRow): string {
  const main = columns.find(({ isMain }) => isMain) ?? columns[0]
  const shown: unknown = main && row[main.name as keyof PlainRow]
  return main?.nameOf?.(row) ?? String(shown)
}

interface Openings {
  readonly words: PlainWords<PlainRow>
  readonly columns: readonly Column<PlainRow>[]
  readonly edit: (row: PlainRow) => void
  readonly copy: (row: PlainRow) => void
}

/** The actions of those calls that the list has. */
function useActions(calls: Calls, { words, columns, edit, copy }: Openings): RowActions<PlainRow> {
  const t = useTexts()
  const on = actionsOn(calls.list as Call) as unknown as ActionsOn<PlainRow>
  const name = (row: PlainRow) => nameOf(columns, row)
  const byId = (call: Call, id: number) => ('id' in limitsFor(call) ? { body: { id } } : { query: { id } })
  const retiring = (is_retired: boolean) => (row: PlainRow) =>
    ({ body: { id: row.id, version: row.version, is_retired } }) as never
  const places = { top: t('top'), up: t('up'), down: t('down'), done: t('sorted') }
  const { update, copy: copying, sort, retire, remove } = calls
  return {
    ...(update && { edit: on.open(t('edit'), edit) }),
    ...(copying && { copy: on.open(t('copy'), copy) }),
    ...(sort && { order: on.order(places, sort, (ids) => ({ body: { ids: [...ids] } }) as never) }),
    ...(retire && {
      retire: on.send(t('retire'), retire, retiring(true), { done: () => t('retiredDone') }),
      restore: on.send(t('restore'), retire, retiring(false), { done: () => t('restored') }),
    }),
    ...(remove && {
      remove: on.send(t('remove'), remove, ({ id }) => byId(remove, id) as never, {
        isDangerous: true,
        confirm: (row) => ({
          title: t('removeSure', { name: name(row) }),
          content: words.removing?.(row) ?? t('removeMeans'),
        }),
        done: (_, row) => t('removed', { name: name(row) }),
      }),
    }),
  }
}
