import type { progress } from '@bole/dashboard/model'
import type { ReactNode } from 'react'
import styles from '../dashboard.module.css'
import { useTexts } from '../texts/index.ts'
import type { FirstPaint } from '../use-dashboard.ts'
import { FigureLink } from './figure-link.tsx'

type Item = Pick<FirstPaint['project']['list'][number], 'head_count' | 'rate' | 'received' | 'detail'>

const milestones = [
  'interview',
  'passed',
  'sign',
  'joining',
  'joined',
] as const satisfies readonly progress.Milestone[]

/** Joined against wanted, as a bar with its two numbers. */
export function Filled({ item }: { readonly item: Item }): ReactNode {
  const t = useTexts()
  return (
    <span className={styles.filled}>
      <span className={styles.filledBar} aria-hidden>
        <span className={styles.filledShare} style={{ '--share': Math.min(1, item.rate) }} />
      </span>
      <span className={styles.filledText}>
        <FigureLink figure={item.detail.joined} label={t('milestones.joined')} /> / {item.head_count}
      </span>
    </span>
  )
}

/** How many stand at each milestone, from what came in to who has joined. */
export function Milestones({ item }: { readonly item: Item }): ReactNode {
  const t = useTexts()
  return (
    <span className={styles.milestones}>
      <span>
        {t('milestones.received')} <FigureLink figure={item.received} label={t('milestones.received')} />
      </span>
      {milestones.map((name) => (
        <span key={name}>
          {t(`milestones.${name}`)} <FigureLink figure={item.detail[name]} label={t(`milestones.${name}`)} />
        </span>
      ))}
    </span>
  )
}
