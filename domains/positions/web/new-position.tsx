import { useAddress } from '@bole/platform/places'
import { useUrlState } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { PositionEditor } from './form/position-editor.tsx'
import { positionsScreens } from './screens.ts'

/** Makes a position, in the project the address names. */
export default function NewPosition(): ReactNode {
  const { origin } = useAddress(positionsScreens.create)
  const [search] = useUrlState()
  const projectId = Number(search.theme_id)
  const isProject = Number.isSafeInteger(projectId) && projectId > 0
  return <PositionEditor origin={origin} projectId={isProject ? projectId : null} position={null} />
}
