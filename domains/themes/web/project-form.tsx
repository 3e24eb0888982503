import { FormPage } from '@bole/platform/form'
import { useAddress } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ProjectLoader } from './form/project-loader.tsx'
import { themesScreens } from './screens.ts'

/** Changes a campus project. */
export default function ProjectForm(): ReactNode {
  const { id } = useAddress(themesScreens.edit)
  return <CampusForm id={id} />
}

/** The form of a campus project is a page, whether it makes one or changes one. */
export function CampusForm({ id }: { readonly id: number | null }): ReactNode {
  const navigate = useNavigate()
  return (
    <FormPage onClose={() => void navigate({ href: addressOf(themesScreens.list, { origin: 1 }) })}>
      <ProjectLoader id={id} origin={1} />
    </FormPage>
  )
}
