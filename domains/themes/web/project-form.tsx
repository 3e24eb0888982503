import { FormPage } from '@bole/platform/form'
import { useAddress } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ProjectLoader } from './form/project-loader.tsx'
import { ProjectSteps } from './project-steps.tsx'
import { themesScreens } from './screens.ts'

/** Changes what a project is called and how long it runs. */
export default function ProjectForm(): ReactNode {
  const { id, origin } = useAddress(themesScreens.edit)
  return (
    <>
      <ProjectSteps id={id} origin={origin} here="edit" />
      <ProjectPage id={id} origin={origin} />
    </>
  )
}

interface ProjectPageProps {
  /** Null while it is new. */
  readonly id: number | null
  readonly origin: 1 | 2
}

/** The form of a project as a page, whether it makes one or changes one; back to the list from there. */
export function ProjectPage({ id, origin }: ProjectPageProps): ReactNode {
  const navigate = useNavigate()
  return (
    <FormPage onClose={() => void navigate({ href: addressOf(themesScreens.list, { origin }) })}>
      <ProjectLoader id={id} origin={origin} />
    </FormPage>
  )
}
