import { QrcodeOutlined, TeamOutlined } from '@ant-design/icons'
import type { lecturesApi } from '@bole/lectures/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useAddressState } from '@bole/platform/web'
import { Button, Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from '../lectures.module.css'
import { lecturesScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'
import { PasteDialog } from './paste-dialog.tsx'
import { routeFields } from './route-fields.ts'

interface RouteBarProps {
  readonly themeId: number
  /** Undefined until it is there. */
  readonly route: ReplyOf<typeof lecturesApi.viewRoute> | undefined
  readonly mayManage: boolean
}

/** How the route is shown, and what there is beside it. */
export function RouteBar({ themeId, route, mayManage }: RouteBarProps): ReactNode {
  const t = useTexts()
  const [{ view }, change] = useAddressState(routeFields)
  const [isPasting, setPasting] = useState(false)
  return (
    <div className={styles.bar}>
      <Segmented
        aria-label={t('views.label')}
        value={view ?? 'list'}
        options={[
          { value: 'list', label: t('views.list') },
          { value: 'month', label: t('views.month') },
        ]}
        onChange={(next) => change({ view: next === 'month' ? 'month' : null })}
      />
      {mayManage && (
        <span className={styles.links}>
          {route?.can.edit && <Button onClick={() => setPasting(true)}>{t('paste.open')}</Button>}
          <PlaceLink place={{ path: addressOf(lecturesScreens.codes, { id: themeId }) }}>
            <QrcodeOutlined aria-hidden /> {t('codesLink')}
          </PlaceLink>
          <PlaceLink place={{ path: addressOf(lecturesScreens.visitors, {}, { theme_id: [themeId] }) }}>
            <TeamOutlined aria-hidden /> {t('visitorsLink')}
          </PlaceLink>
        </span>
      )}
      {isPasting && route && (
        <PasteDialog themeId={themeId} route={route} onClose={() => setPasting(false)} />
      )}
    </div>
  )
}
