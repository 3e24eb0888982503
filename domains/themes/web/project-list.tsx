import { useAddress } from '@bole/platform/places'
import { useUrlState } from '@bole/platform/web'
import { PositionsView } from '@bole/positions/web'
import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import { ProjectDrawer } from './project-drawer.tsx'
import { ProjectCards } from './projects/project-cards.tsx'
import { themesScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

const everyCondition = [
  'state',
  'theme_id',
  'department_id',
  'city',
  'owner_id',
  'keyword',
  'is_deleted',
  'page',
]

/** Recruitment projects with their positions beneath; in social hiring all positions are a tab beside them. */
export default function ProjectList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(themesScreens.list)
  const [state, change] = useUrlState()
  if (origin === 1) return <ProjectCards origin={1} />
  const cleared = Object.fromEntries(everyCondition.map((name) => [name, null]))
  return (
    <>
      <Tabs
        activeKey={state.tab === 'positions' ? 'positions' : 'projects'}
        onChange={(tab) => change({ ...cleared, tab: tab === 'positions' ? tab : null })}
        destroyOnHidden
        items={[
          { key: 'projects', label: t('tabs.projects'), children: <ProjectCards origin={2} /> },
          { key: 'positions', label: t('tabs.positions'), children: <PositionsView origin={2} /> },
        ]}
      />
      <ProjectDrawer />
    </>
  )
}
