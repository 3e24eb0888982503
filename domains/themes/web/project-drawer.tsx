import { FormDrawer } from '@bole/platform/form'
import { useUrlState } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { ProjectLoader } from './form/project-loader.tsx'
import { useTexts } from './texts/index.ts'

/** What the address names: a new project, one by its number, or none. */
function projectIn(asked: string | undefined): 'new' | number | null {
  if (asked === 'new') return asked
  return asked !== undefined && /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : null
}

/** The form of a social project over the list, at `?project=new` or `?project=<id>`: it has no address of its own. */
export function ProjectDrawer(): ReactNode {
  const t = useTexts()
  const [state, change] = useUrlState()
  const project = projectIn(state.project)
  return (
    <FormDrawer
      title={t(project === 'new' ? 'form.createTitle' : 'form.editTitle')}
      isOpen={project !== null}
      onClose={() => change({ project: null })}
    >
      {project !== null && <ProjectLoader id={project === 'new' ? null : project} origin={2} />}
    </FormDrawer>
  )
}
