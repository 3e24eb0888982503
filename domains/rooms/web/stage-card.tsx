import { findProvidedFor } from '@bole/platform/slots'
import type { Room } from '@bole/rooms/contract'
import { Button, Card, Skeleton, Tabs } from 'antd'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { StagePanel } from './live/stage-panel.tsx'
import type { StageButton } from './live/stage-parts.ts'
import type { SharedScreen } from './live/use-screen.ts'
import type { Stage } from './live/use-stage.ts'
import { codeTab } from './slots.ts'
import { useTexts } from './texts/index.ts'

interface StageCardProps {
  readonly room: Room
  readonly stage: Stage
  readonly screen: SharedScreen
  readonly interviewId: number
}

/** What everybody in the room looks at: the pictures of those in it, and the code that is written there. */
export function StageCard({ room, stage, screen, interviewId }: StageCardProps): ReactNode {
  const t = useTexts()
  const Code = findProvidedFor(codeTab)
  const isOn = room.program_status !== 0
  const [tab, setTab] = useState('pictures')
  useEffect(() => setTab(isOn ? 'code' : 'pictures'), [isOn])
  const pictures = (
    <StagePanel
      room={room}
      stage={stage}
      screen={screen}
      say={(word, values) => t(`stage.${word}`, values)}
      Button={PlainButton}
    />
  )
  if (!Code) return <Card title={t('stage.stage')}>{pictures}</Card>
  const items = [
    { key: 'pictures', label: t('stage.stage'), children: pictures },
    {
      key: 'code',
      label: t('code'),
      // Nobody's window asks for what is written before they look at it.
      destroyOnHidden: true,
      children: (
        <Suspense fallback={<Skeleton active />}>
          <Code interviewId={interviewId} />
        </Suspense>
      ),
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
