import { useUrlState } from '@bole/platform/web'
import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { ProjectLoader } from './form/project-loader.tsx'
import { useTexts } from './texts/index.ts'

/** The form of a social project over the list, at `?project=new` or `?project=<id>`: it has no address of its own. */
export function ProjectDrawer(): ReactNode {
  const t = useTexts()
  const [state, change] = useUrlState()
  const { project } = state
  const close = () => change({ project: null })
  return (
    <Drawer
      open={project !== undefined}
      size={640}
      styles={{ body: { paddingBlockEnd: 0 } }}
      title={t(project === 'new' ? 'form.createTitle' : 'form.editTitle')}
      onClose={close}
      destroyOnHidden
    >
      {project && (
        <ProjectLoader id={project === 'new' ? null : Number(project)} origin={2} onLeave={close} />
      )}
    </Drawer>
  )
}
