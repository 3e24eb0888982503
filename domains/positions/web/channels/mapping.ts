import type { Answered } from '@bole/platform/web'
import type { positionsApi } from '@bole/positions/contract'

/** A position with the boards it stands in. */
export type Mapping = Answered<typeof positionsApi.listMappings>['data']['list'][number]
