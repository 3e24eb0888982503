import { SlidersOutlined } from '@ant-design/icons'
import { Button, Grid } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../shape/texts/index.ts'
import { PopoverUnder } from '../web/later-popup.tsx'
import { useLazy } from '../web/use-lazy.ts'
import type { Layout } from './layout-choices.tsx'

const layoutChoices = () => import('./layout-choices.tsx')

/** How high rows are and which columns are shown, both remembered in this browser; a phone has neither to choose. */
export function LayoutMenu(layout: Layout): ReactNode {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const LayoutChoices = useLazy(layoutChoices, isOpen, true)?.LayoutChoices
  if (Grid.useBreakpoint().md === false) return null
  return (
    <PopoverUnder onOpenChange={setOpen} content={LayoutChoices && <LayoutChoices {...layout} />}>
      <Button icon={<SlidersOutlined />} aria-label={t('layout')} title={t('layout')} />
    </PopoverUnder>
  )
}
