import { ArrowLeftOutlined } from '@ant-design/icons'
import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { providedFor } from '@bole/platform/slots'
import { useCall } from '@bole/platform/web'
import { themesApi } from '@bole/themes/contract'
import { useNavigate } from '@tanstack/react-router'
import { Button, Flex, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { themesScreens } from './screens.ts'
import { positionParts } from './slots.ts'
import { useTexts } from './texts/index.ts'
import styles from './themes.module.css'

/** The positions of one project, with the way back to all. */
export default function ProjectPositions(): ReactNode {
  const t = useTexts()
  const navigate = useNavigate()
  const { id } = useAddress(themesScreens.positions)
  const { data } = useCall(themesApi.viewTheme, { query: { id } })
  useNameOfRecord(data?.data.theme.theme_name)
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  const { theme } = data.data
  const Positions = providedFor(positionParts).View
  return (
    <>
      <Flex gap={8} align="center" className={styles.back ?? ''}>
        <Button
          type="text"
          icon={<ArrowLeftOutlined />}
          aria-label={t('back')}
          onClick={() => void navigate({ to: addressOf(themesScreens.list, theme) })}
        />
        <h2>{theme.theme_name}</h2>
      </Flex>
      <Positions origin={theme.origin === 1 ? 1 : 2} projectId={theme.id} />
    </>
  )
}
