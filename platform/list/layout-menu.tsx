import { SettingOutlined } from '@ant-design/icons'
import { Button, Grid } from 'antd'
import { lazy, type ReactNode } from 'react'
import { useTexts } from '../shape/texts/index.ts'
import { PopoverUnder } from '../web/later-popup.tsx'
import type { Layout } from './layout-choices.tsx'

const LayoutChoices = lazy(() => import('./layout-choices.tsx'))

/** How high rows are and which columns are shown, both remembered in this browser; a phone has neither to choose. */
export function LayoutMenu(layout: Layout): ReactNode {
  const t = useTexts()
  if (Grid.useBreakpoint().md === false) return null
  return (
    <PopoverUnder content={<LayoutChoices {...layout} />}>
      <Button icon={<SettingOutlined />} aria-label={t('layout')} title={t('layout')} />
    </PopoverUnder>
  )
}
