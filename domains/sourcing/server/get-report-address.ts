import { addressOf } from '@bole/platform/contract'
import type { Handler } from '@bole/platform/server'
import { boardKeys } from '@bole/positions/server'
import { sourcingApi } from '@bole/sourcing/contract'

export const getReportAddress: Handler<typeof sourcingApi.getReportAddress> = async ({
  query,
  caller,
  tx,
}) => {
  const key = await boardKeys.keyFor(tx, caller, query.channel)
  return { report_address: key === null ? null : addressOf(sourcingApi.reportActivity, { key }) }
}
