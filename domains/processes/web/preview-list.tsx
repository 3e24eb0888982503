import type { Answered } from '@bole/platform/web'
import type { processesApi } from '@bole/processes/contract'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import styles from './processes.module.css'
import { StageBadge } from './stages/stage-badge.tsx'
import { useStageName } from './stages/texts/index.ts'
import { useTexts } from './texts/index.ts'

type Preview = Answered<typeof processesApi.previewProcess>['data']
type Next = Preview['steps'][number]['next_after']

/** Each step somebody stands in, with what becomes of it. */
export function PreviewList({ preview }: { readonly preview: Preview }): ReactNode {
  const t = useTexts()
  const nameOf = useStageName()
  const named = (next: Next) => (next ? next.title || nameOf(next.stage) : t('preview.end'))
  return (
    <>
      <p>{t('preview.scope', { all: preview.position_count, open: preview.open_count })}</p>
      <ul className={styles.fates}>
        {preview.steps
          .filter(({ under_way, ended, fate }) => under_way + ended > 0 || fate !== 'stays')
          .map((step) => {
            const before = named(step.next_before)
            const after = named(step.next_after)
            return (
              <li key={step.id}>
                <StageBadge stage={step.stage} title={step.title} />
                <span>
                  {t('preview.people', { count: step.under_way })} ·{' '}
                  {t('preview.ended', { count: step.ended })}
                  <br />
                  {t(`preview.${step.fate}`, { title: step.title_after || nameOf(step.stage) })}
                  {step.fate !== 'goes' && before !== after && (
                    <>
                      <br />
                      {t('preview.next', { before, after })}
                    </>
                  )}
                </span>
              </li>
            )
          })}
      </ul>
      {preview.stuck > 0 && (
        <Alert role="alert" type="error" showIcon title={t('preview.stuck', { count: preview.stuck })} />
      )}
    </>
  )
}
