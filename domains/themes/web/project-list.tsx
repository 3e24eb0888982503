import { useAddress } from '@bole/platform/places'
import { useAddressState } from '@bole/platform/web'
import { PositionsView, positionFields } from '@bole/positions/web'
import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import { addressFields } from './address-fields.ts'
import { ProjectDrawer } from './project-drawer.tsx'
import { ProjectCards } from './projects/project-cards.tsx'
import { themesScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

const fields = { ...positionFields, ...addressFields }

// A condition of one tab means nothing in the other.
const cleared = Object.fromEntries(Object.keys(fields).map((name) => [name, null]))

/** Recruitment projects with their positions beneath; in social hiring all positions are a tab beside them. */
export default function ProjectList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(themesScreens.list)
  const [state, change] = useAddressState(fields)
  if (origin === 1) return <ProjectCards origin={1} />
  return (
    <>
      <Tabs
        activeKey={state.tab ?? 'projects'}
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
