import { findProvidedFor } from '@bole/platform/slots'
import type { Room } from '@bole/rooms/contract'
import { Button, Card, Tabs } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { StagePanel } from './live/stage-panel.tsx'
import type { StageButton } from './live/stage-parts.ts'
import type { SharedScreen } from './live/use-screen.ts'
import type { Stage } from './live/use-stage.ts'
import { stageTab } from './slots.ts'
import { useTexts } from './texts/index.ts'

interface StageCardProps {
  readonly room: Room
  readonly stage: Stage
  readonly screen: SharedScreen
  readonly onChanged: () => void
}

/** What everybody in the room looks at: the pictures of those in it, and what a domain above adds beside them. */
export function StageCard({ room, stage, screen, onChanged }: StageCardProps): ReactNode {
  const t = useTexts()
  const more = findProvidedFor(stageTab)
  const isOn = more?.isOn(room) ?? false
  const [tab, setTab] = useState('pictures')
  useEffect(() => setTab(isOn ? 'more' : 'pictures'), [isOn])
  const pictures = (
    <StagePanel
      room={room}
      stage={stage}
      screen={screen}
      say={(word, values) => t(`stage.${word}`, values)}
      Button={PlainButton}
    />
  )
  if (!more) return <Card title={t('stage.stage')}>{pictures}</Card>
  const items = [
    { key: 'pictures', label: t('stage.stage'), children: pictures },
    {
      key: 'more',
      label: <more.Title />,
      children: <more.Content room={room} onChanged={onChanged} />,
    },
  ]
  return (
    <Card>
      <Tabs activeKey={tab} onChange={setTab} items={items} />
    </Card>
  )
}

const PlainButton: StageButton = ({ children, isMain, isOff, isBusy, onClick }) => (
  <Button
    type={isMain ? 'primary' : 'default'}
    danger={isOff ?? false}
    loading={isBusy ?? false}
    onClick={onClick}
  >
    {children}
  </Button>
)
