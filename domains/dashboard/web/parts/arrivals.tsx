import { ChoiceSwitch } from '@bole/pipeline/web'
import { useLazy } from '@bole/platform/later'
import { Button, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import type { Place } from '../use-dashboard.ts'
import { Panel } from './panel.tsx'

const body = () => import('./arrivals-body.tsx')

/** What came in, on asking. */
export function Arrivals({ place }: { readonly place: Place }): ReactNode {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [type, setType] = useState<'hours' | 'days'>('days')
  const ArrivalsBody = useLazy(body, isOpen)?.ArrivalsBody
  return (
    <Panel
      title={t('arrivals.title')}
      extra={
        isOpen && (
          <ChoiceSwitch
            isSmall
            label={t('arrivals.title')}
            choices={{ hours: t('arrivals.hours'), days: t('arrivals.days') }}
            value={type}
            onChoose={setType}
          />
        )
      }
    >
      {!isOpen && (
        <Button size="small" onClick={() => setOpen(true)}>
          {t('arrivals.show')}
        </Button>
      )}
      {isOpen && (ArrivalsBody ? <ArrivalsBody place={place} type={type} /> : <Skeleton active />)}
    </Panel>
  )
}
