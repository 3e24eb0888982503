import { usePipelineTexts } from '@bole/pipeline/web'
import { StageBadge } from '@bole/processes/web'
import type { ReactNode } from 'react'
import styles from '../dashboard.module.css'
import { useTexts } from '../texts/index.ts'
import type { FirstPaint } from '../use-dashboard.ts'
import { FigureLink } from './figure-link.tsx'

/** The figures behind the funnel: who reached each stage, then who stands there now, in all and by colour. */
export function FunnelTable({ funnel }: { readonly funnel: FirstPaint['funnel'] }): ReactNode {
  const t = useTexts()
  const words = usePipelineTexts()
  const colours = funnel[0]?.colours.map(({ colour }) => colour) ?? []
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('funnel.stage')}</th>
            <th scope="col">{t('funnel.reached')}</th>
            <th scope="col">{t('funnel.rate')}</th>
            <th scope="col">{t('funnel.here')}</th>
            {colours.map((colour) => (
              <th key={colour} scope="col">
                {words(`colours.${colour}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {funnel.map((stage) => (
            <tr key={stage.process_step_id ?? stage.status}>
              <th scope="row">
                <StageBadge stage={stage.status} title={stage.title} />
              </th>
              <td>
                <FigureLink figure={stage.reached} label={t('funnel.reached')} />
              </td>
              <td>{stage.rate === null ? '–' : `${Math.round(stage.rate * 100)}%`}</td>
              <td>
                <FigureLink figure={stage} label={t('funnel.here')} />
              </td>
              {stage.colours.map((part) => (
                <td key={part.colour}>
                  <FigureLink figure={part} label={words(`colours.${part.colour}`)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
