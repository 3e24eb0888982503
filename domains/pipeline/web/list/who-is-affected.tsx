import { listOf, wordOf } from '@bole/platform/web'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import type { Skipped } from './parted.ts'
import type { Selection } from './selection.ts'

/** As many names as one reads. */
const namesShown = 10

interface WhoIsAffectedProps {
  readonly affected: Selection
  readonly skipped: readonly Skipped[]
}

/** Says, before a batch is made, whom it is about, and whom it leaves out for which reason. */
export function WhoIsAffected({ affected, skipped }: WhoIsAffectedProps): ReactNode {
  const t = useTexts()
  const reasons = [...new Set(skipped.map(({ reason }) => reason))]
  const namesFor = (reason: string) => skipped.filter((one) => one.reason === reason).map(({ name }) => name)
  return (
    <Alert
      type={skipped.length > 0 ? 'warning' : 'info'}
      style={{ marginBottom: 16 }}
      title={t('batch.affects', {
        count: affected.size,
        names: some([...affected.values()].map(({ name }) => name)),
      })}
      description={reasons.map((reason) => (
        <div key={reason}>
          {t('batch.skips', {
            count: namesFor(reason).length,
            names: some(namesFor(reason)),
            reason: wordOf(t, `refusals.${reason}`),
          })}
        </div>
      ))}
    />
  )
}

function some(names: readonly string[]): string {
  const more = names.length - namesShown
  return listOf(more > 0 ? [...names.slice(0, namesShown), `+${more}`] : names)
}
