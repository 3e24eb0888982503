import { ChoiceSwitch } from '@bole/pipeline/web'
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

/** Who reached each stage and what share of the stage before that is, with who stands there now beside it; the same as a table. */
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

/** The funnel as bars of who reached each stage, with the share of the stage before; who stands there now is named beside it. */
export function FunnelBars({ funnel }: { readonly funnel: FirstPaint['funnel'] }): ReactNode {
  const t = useTexts()
  const most = Math.max(1, ...funnel.map(({ reached }) => reached.count))
  return (
    <>
      <ul className={styles.funnel}>
        {funnel.map((stage) => (
          <Bar key={stage.process_step_id ?? stage.status} stage={stage} most={most} />
        ))}
      </ul>
      <p className={styles.legend}>
        <span>{t('funnel.reachedHelp')}</span>
        <span>{t('funnel.rateHelp')}</span>
      </p>
    </>
  )
}

function Bar({ stage, most }: { readonly stage: Stage; readonly most: number }): ReactNode {
  const t = useTexts()
  const { reached, rate } = stage
  return (
    <li className={styles.bar}>
      <StageBadge stage={stage.status} title={stage.title} />
      <span className={styles.track}>
        {reached.count > 0 && (
          <LinkTo
            link={reached.link}
            className={styles.part}
            label={`${t('funnel.reached')} ${numberOf(reached)}`}
            title={`${t('funnel.reached')} ${numberOf(reached)}`}
            style={{ '--share': reached.count / most }}
          >
            <i />
          </LinkTo>
        )}
        <FigureLink figure={reached} className={styles.barNumber} label={t('funnel.reached')} />
      </span>
      <span className={styles.rate}>{rate === null ? '' : formatNumber(rate, 'share')}</span>
      <span className={styles.hereNow}>
        {t('funnel.here')} <FigureLink figure={stage} label={t('funnel.here')} />
      </span>
    </li>
  )
}
