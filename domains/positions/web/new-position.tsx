import { FormPage } from '@bole/platform/form'
import { useAddress } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useUrlState } from '@bole/platform/web'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PositionEditor } from './form/position-editor.tsx'
import { positionsScreens } from './screens.ts'

/** Makes a position, in the project the address names. */
export default function NewPosition(): ReactNode {
  const { origin } = useAddress(positionsScreens.create)
  const [search] = useUrlState()
  const projectId = Number(search.theme_id)
  const isProject = Number.isSafeInteger(projectId) && projectId > 0
  const navigate = useNavigate()
  return (
    <FormPage onClose={() => void navigate({ href: addressOf(positionsScreens.list, { origin }) })}>
      <PositionEditor origin={origin} projectId={isProject ? projectId : null} position={null} />
    </FormPage>
  )
}
