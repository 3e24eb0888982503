import type { ReplyOf } from '@bole/platform/contract'
import type { careersApi } from '../../contract/api.ts'
import type { Draft } from './draft.ts'

/** What can be ranked; null where one applies for one position. */
export type Offered = ReplyOf<typeof careersApi.getPosition>['choices']

/** What somebody ranked so far, first choice first: the position they came for, until they say otherwise. What closed meanwhile is left out. */
export function chosenIn(
  draft: Pick<Draft, 'choices'>,
  id: number,
  offered: Offered | undefined,
): readonly number[] {
  if (!offered) return [id]
  const open = (draft.choices ?? []).filter((one) =>
    offered.positions.some((position) => position.id === one),
  )
  return open.length > 0 ? open : [id]
}
