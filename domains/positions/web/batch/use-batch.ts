import { useLeaveGuard } from '@bole/platform/places'
import { type Answered, CallRefused, useChange } from '@bole/platform/web'
import { positionsApi } from '@bole/positions/contract'
import { columnOfField } from '@bole/positions/model'
import { useReducer, useState } from 'react'
import { changedGrid, emptyGrid, type GridChange, type GridRow, isFaulty, isFilled } from './grid.ts'
import { useTexts } from './texts/index.ts'

type Results = Answered<typeof positionsApi.createManyPositions>['data']['results']

const faultsOf = ({ errors }: Results[number]): GridRow['faults'] =>
  Object.fromEntries(errors.toReversed().map(({ path, message }) => [columnOfField(path), message]))

/** The grid with what the server says of it: looked through first, then made, rows with faults left behind. */
export function useBatch(projectId: number | null) {
  const t = useTexts()
  const [rows, change] = useReducer(changedGrid, undefined, () => emptyGrid())
  // Whether what is typed is what the server has looked through.
  const [isChecked, setChecked] = useState(false)
  const [made, setMade] = useState(0)
  const make = useChange(positionsApi.createManyPositions, { handlesErrors: true })
  const take = useChange(positionsApi.uploadPositions, { handlesErrors: true })
  const { mark } = useLeaveGuard({
    title: t('leave.title'),
    content: t('leave.text'),
    okText: t('leave.leave'),
    cancelText: t('leave.stay'),
  })
  const filled = rows.filter(isFilled)
  const theme_id = projectId ?? undefined
  const edit = (one: GridChange) => {
    change(one)
    setChecked(false)
    mark(true)
  }
  const send = (check_only: boolean) =>
    make.mutate(
      {
        body: {
          theme_id,
          rows: filled.map(({ cells }) => cells),
          is_written: true,
          check_only,
          skip_faulty: true,
        },
      },
      {
        onSuccess: ({ data }) => {
          const keyed = data.results.flatMap((result) => {
            const row = filled[result.row]
            return row ? [[row.key, result] as const] : []
          })
          const gone = keyed.filter(([, { id }]) => id !== null).map(([key]) => key)
          const faults = new Map(keyed.map(([key, result]) => [key, faultsOf(result)]))
          change({ kind: 'settle', faults, made: new Set(gone) })
          setChecked(true)
          if (!check_only) setMade(made + data.done)
          mark(gone.length < filled.length)
        },
      },
    )
  const upload = (file: File) => {
    const body = new FormData()
    body.set('check_only', 'true')
    if (theme_id) body.set('theme_id', String(theme_id))
    body.set('file', file, file.name)
    take.mutate(
      { body },
      {
        onSuccess: ({ data }) => {
          const read = data.results.map((result) => ({
            cells: result.cells ?? {},
            faults: faultsOf(result),
          }))
          change({ kind: 'fill', rows: read })
          setChecked(true)
          setMade(0)
          mark(true)
        },
      },
    )
  }
  const [failed] = [make.error, take.error].filter((error) => error !== null)
  return {
    rows,
    filled,
    faulty: filled.filter(isFaulty),
    isChecked,
    made,
    edit,
    /** What the server said holds no more: the project of rows that name none is another one. */
    lookAgain: () => setChecked(false),
    check: () => send(true),
    create: () => send(false),
    upload,
    isBusy: make.isPending || take.isPending,
    problem: failed ? (failed instanceof CallRefused && failed.message) || t('failed') : null,
  }
}
