import { RecordForm } from '@bole/platform/form'
import type { PositionDetail } from '@bole/positions/contract'
import type { ReactNode } from 'react'
import { BasicsGroup } from './basics-group.tsx'
import { Foot } from './foot.tsx'
import { OfferGroup } from './offer-group.tsx'
import { PlaceGroup } from './place-group.tsx'
import { ProcessGroup } from './process-group.tsx'
import { usePositionForm } from './use-position-form.ts'
import { WordsGroup } from './words-group.tsx'

interface PositionEditorProps {
  readonly origin: number
  /** The project a new position is begun from. */
  readonly projectId: number | null
  /** As the server has it now; it changes under the form when somebody else saves. */
  readonly position: PositionDetail | null
}

/** The form of a position. Opening asks for more than saving does; both say what is missing. */
export function PositionEditor({ origin, projectId, position }: PositionEditorProps): ReactNode {
  const { form, setIntent, isOpening } = usePositionForm(position, projectId)
  return (
    <RecordForm form={form} foot={<Foot form={form} position={position} onIntent={setIntent} />}>
      <BasicsGroup origin={origin} position={position} isOpening={isOpening} />
      <PlaceGroup position={position} />
      <OfferGroup />
      <ProcessGroup origin={origin} position={position} />
      <WordsGroup position={position} isOpening={isOpening} />
    </RecordForm>
  )
}
