import { formatMoment } from '@bole/platform/moments'
import type { RewardRow } from '@bole/referral/contract'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

/** Everything that was said of a reward: what, by whom, when and why. */
export function RewardLines({ reward }: { readonly reward: RewardRow }): ReactNode {
  const t = useTexts()
  return (
    <ul style={{ margin: 0, paddingInlineStart: 16 }}>
      {reward.lines.map(({ id, kind, by, why, at }) => (
        <li key={id}>
          {[t(`states.${kind}`), by?.name ?? t('rewards.byRules'), formatMoment(at), why]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ul>
  )
}
