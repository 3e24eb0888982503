import { useAddress } from '@bole/platform/places'
import type { ReactNode } from 'react'
import { ProjectSteps } from './project-steps.tsx'
import { themesScreens } from './screens.ts'
import { ChosenProject } from './spread/chosen-project.tsx'
import { ProjectLink } from './spread/project-link.tsx'

/** Where a project is found: its link and its code, to be spread and printed. */
export default function Extension(): ReactNode {
  const { origin } = useAddress(themesScreens.extension)
  return (
    <ChosenProject origin={origin}>
      {(project) => (
        <>
          <ProjectSteps id={project.id} origin={origin} here="extension" />
          <ProjectLink project={project} />
        </>
      )}
    </ChosenProject>
  )
}
