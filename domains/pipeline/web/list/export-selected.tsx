import { findProvidedFor } from '@bole/platform/slots'
import { type ReactNode, Suspense } from 'react'
import { exportDialog } from '../slots.ts'
import type { Selection } from './selection.ts'
import type { CandidateListState } from './use-candidate-list.ts'
import { shownColumns } from './use-table-layout.tsx'

interface ExportSelectedProps {
  readonly list: CandidateListState
  readonly selection: Selection
  readonly onClose: () => void
}

/** Takes those who are selected out as a file. */
export function ExportSelected({ list, selection, onClose }: ExportSelectedProps): ReactNode {
  const Dialog = findProvidedFor(exportDialog)
  const columns = shownColumns(list)
  const applications = [...selection.keys()]
  return (
    <Suspense>{Dialog && <Dialog {...{ applications, columns, onClose }} total={selection.size} />}</Suspense>
  )
}
