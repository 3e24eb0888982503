import { FormDrawer } from '@bole/platform/form'
import { useAddressState } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { addressFields } from './address-fields.ts'
import { ProjectLoader } from './form/project-loader.tsx'
import { useTexts } from './texts/index.ts'

/** The form of a social project over the list, at `?project=new` or `?project=<id>`: it has no address of its own. */
export function ProjectDrawer(): ReactNode {
  const t = useTexts()
  const [{ project = null }, change] = useAddressState(addressFields)
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
