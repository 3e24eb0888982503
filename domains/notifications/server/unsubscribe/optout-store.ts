import { telling } from '@bole/pipeline/server'
import { type Caller, may, sameTenant } from '@bole/platform/server'
import { notifications } from '../notification-store.ts'

/** Who wants no more messages, of those the caller sees; where no message is known that led to it, whoever manages messages. */
export function optoutsSeenBy(caller: Caller) {
  const seen = telling.applicationsSeenBy(caller)
  return notifications
    .selectFrom('notify_optouts')
    .leftJoin('notify_records', (join) => sameTenant(join, 'notify_records.id', 'notify_optouts.record_id'))
    .leftJoin('applications', (join) => sameTenant(join, 'applications.id', 'notify_records.application_id'))
    .leftJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .where((row) =>
      may(caller, 'notifications.manage')
        ? row.or([row('applications.id', 'in', seen), row('notify_optouts.record_id', 'is', null)])
        : row('applications.id', 'in', seen),
    )
}
