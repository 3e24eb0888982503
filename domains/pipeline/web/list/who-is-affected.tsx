import { listOf, wordOf } from '@bole/platform/web'
import { Alert, Button } from 'antd'
import { type ReactNode, useState } from 'react'
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
  const [isWhole, setWhole] = useState(false)
  const reasons = [...new Set(skipped.map(({ reason }) => reason))]
  const namesFor = (reason: string) => skipped.filter((one) => one.reason === reason).map(({ name }) => name)
  const all = [[...affected.values()].map(({ name }) => name), ...reasons.map(namesFor)]
  const hidden = Math.max(...all.map(({ length }) => length)) - namesShown
  const some = (names: readonly string[]) =>
    isWhole || names.length <= namesShown
      ? listOf(names)
      : listOf([...names.slice(0, namesShown), `+${names.length - namesShown}`])
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
      {...(hidden > 0 && !isWhole
        ? {
            action: (
              <Button type="link" size="small" onClick={() => setWhole(true)}>
                {t('batch.everybody')}
              </Button>
            ),
          }
        : {})}
    />
  )
}
