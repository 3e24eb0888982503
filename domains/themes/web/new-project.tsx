import { useAddress } from '@bole/platform/places'
import type { ReactNode } from 'react'
import { ProjectPage } from './project-form.tsx'
import { themesScreens } from './screens.ts'

/** Makes a project, campus or social. */
export default function NewProject(): ReactNode {
  return <ProjectPage id={null} origin={useAddress(themesScreens.create).origin} />
}
