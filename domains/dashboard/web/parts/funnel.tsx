import { ChoiceSwitch, StatusDot, usePipelineTexts } from '@bole/pipeline/web'
import { formatNumber } from '@bole/platform/web'
import { StageBadge } from '@bole/processes/web'
import { type ReactNode, useState } from 'react'
import styles from '../dashboard.module.css'
import { useTexts } from '../texts/index.ts'
import type { FirstPaint } from '../use-dashboard.ts'
import { FigureLink, LinkTo, numberOf } from './figure-link.tsx'
import { FunnelTable } from './funnel-table.tsx'
import { Panel } from './panel.tsx'

type Stage = FirstPaint['funnel'][number]

const colours = ['amber', 'blue', 'green', 'grey'] as const

/** Who stands where, by colour, and what share of the stage before came this far; the same as a table. */
export function Funnel({ funnel }: { readonly funnel: FirstPaint['funnel'] }): ReactNode {
  const t = useTexts()
  const [isTable, setTable] = useState(false)
  return (
    <Panel
      title={t('funnel.title')}
      extra={
        <ChoiceSwitch
          isSmall
          label={t('funnel.title')}
          choices={{ chart: t('funnel.chart'), table: t('funnel.table') }}
          value={isTable ? 'table' : 'chart'}
          onChoose={(shown) => setTable(shown === 'table')}
        />
      }
    >
      {isTable ? <FunnelTable funnel={funnel} /> : <FunnelBars funnel={funnel} />}
    </Panel>
  )
}

/** The funnel as bars with their legend. */
export function FunnelBars({ funnel }: { readonly funnel: FirstPaint['funnel'] }): ReactNode {
  const t = useTexts()
  const words = usePipelineTexts()
  const most = Math.max(1, ...funnel.map(({ count }) => count))
  return (
    <>
      <ul className={styles.funnel}>
        {funnel.map((stage) => (
          <Bar key={stage.process_step_id ?? stage.status} stage={stage} most={most} />
        ))}
      </ul>
      <p className={styles.legend}>
        {colours.map((colour) => (
          <span key={colour}>
            <StatusDot colour={colour} /> {words(`colours.${colour}`)}
          </span>
        ))}
        <span>{t('funnel.rateHelp')}</span>
      </p>
    </>
  )
}

function Bar({ stage, most }: { readonly stage: Stage; readonly most: number }): ReactNode {
  const t = useTexts()
  const words = usePipelineTexts()
  return (
    <li className={styles.bar}>
      <StageBadge stage={stage.status} title={stage.title} />
      <span className={styles.track}>
        {stage.colours
          .filter(({ count }) => count > 0)
          .map((part) => (
            <LinkTo
              key={part.colour}
              link={part.link}
              className={styles.part}
              label={`${words(`colours.${part.colour}`)} ${numberOf(part)}`}
              title={`${words(`colours.${part.colour}`)} ${numberOf(part)}`}
              style={{ '--share': part.count / most }}
            >
              <i data-colour={part.colour} />
            </LinkTo>
          ))}
        <FigureLink figure={stage} className={styles.barNumber} label={t('funnel.here')} />
      </span>
      <span className={styles.rate}>{stage.rate === null ? '' : formatNumber(stage.rate, 'share')}</span>
    </li>
  )
}
