import { prepared, type Query } from '@bole/platform/server'

/** What happened longer ago than this has been read, in a company that works. */
const readAfter = '4 hours'

/**
 * The company's past is told in a moment; here what was told of it gets the time it is about, in that order, and what is old counts as
 * read. What people are asked for stays: it waits for them. $1: now.
 */
const dated = prepared<object>(`
  with told as (
    delete from notices where kind ~ '^(candidate|offer|given)_' returning *
  ), happened as (
    select told.*, coalesce((select max(h.happened_at) from application_history h
      where h.organisation_id = told.organisation_id and h.application_id = substring(told.link from '\\d+$')::bigint), told.created_at) as at
    from told
  )
  insert into notices (organisation_id, user_id, kind, facts, link, about, is_read, created_at)
  select organisation_id, user_id, kind, facts, link, about, at < $1::timestamptz - interval '${readAfter}', at
  from happened order by at`)

/** Dates what the company's people were told while its past was written. */
export function dateNotices(now: Date): Query<object> {
  return dated(now)
}
