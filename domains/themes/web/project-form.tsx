import { FormPage } from '@bole/platform/form'
import { addressOf } from '@bole/platform/screens'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ProjectLoader } from './form/project-loader.tsx'
import { themesScreens } from './screens.ts'

/** Makes a campus project or changes one. */
export default function ProjectForm(): ReactNode {
  const { id } = useParams({ strict: false })
  const navigate = useNavigate()
  return (
    <FormPage onClose={() => void navigate({ href: addressOf(themesScreens.list, { origin: 1 }) })}>
      <ProjectLoader id={id === undefined ? null : Number(id)} origin={1} />
    </FormPage>
  )
}
