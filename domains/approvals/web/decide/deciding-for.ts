import type { ApprovalItem } from '@bole/approvals/contract'
import { listOf } from '@bole/platform/web'
import type { ApprovalTexts } from '../texts/index.ts'

/** Whom the reader decides for, where the decision is not theirs: a colleague who is away, or those it waits for; else null. */
export function decidingFor(
  { is_mine, for_name, approvers }: Pick<ApprovalItem, 'is_mine' | 'for_name' | 'approvers'>,
  t: ApprovalTexts,
): string | null {
  if (is_mine) return for_name === null ? null : t('decideFor', { name: for_name })
  const asked = approvers.filter(({ state }) => state === 'asked' || state === 'held')
  const [first, ...others] = asked.length > 0 ? asked : approvers.filter(({ state }) => state === 'waiting')
  if (!first) return t('decideWithout')
  return others.length > 1
    ? t('decideForSome', { name: first.name, count: others.length })
    : t('decideFor', { name: listOf([first, ...others].map(({ name }) => name)) })
}
