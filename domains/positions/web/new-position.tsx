import { FormPage } from '@bole/platform/form'
import { useAddress } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { fromAddress, useAddressState } from '@bole/platform/web'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PositionEditor } from './form/position-editor.tsx'
import { positionsScreens } from './screens.ts'

/** What may stand in its address: the project to begin with. */
export const fields = { theme_id: fromAddress.id }

/** Makes a position, in the project the address names. */
export default function NewPosition(): ReactNode {
  const { origin } = useAddress(positionsScreens.create)
  const [{ theme_id = null }] = useAddressState(fields)
  const navigate = useNavigate()
  return (
    <FormPage onClose={() => void navigate({ href: addressOf(positionsScreens.list, { origin }) })}>
      <PositionEditor origin={origin} projectId={theme_id} position={null} />
    </FormPage>
  )
}
