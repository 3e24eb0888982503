import { ownOrganisation } from '@bole/accounts/server'
import { readerWantsNone } from '@bole/mail/server'
import { telling } from '@bole/pipeline/server'
import { type Provided, provide } from '@bole/platform/slots'
import { isPassTemplate } from '@bole/themes/server'
import { beyondQuota, countReached, messagesSince } from './quota/message-quota.ts'
import { isTemplateOfPass } from './templates/template-of-pass.ts'
import { readerOfMailWantsNone } from './unsubscribe/who-wants-none.ts'

/** What domains below need of messages. */
export const notificationsFillings: readonly Provided[] = [
  provide(ownOrganisation.messageCount, messagesSince),
  provide(readerWantsNone, readerOfMailWantsNone),
  provide(isPassTemplate, isTemplateOfPass),
  provide(telling.messagesLeft, (tx, { applicationIds, channel }, language) =>
    beyondQuota(tx, language, () => countReached(tx, applicationIds, channel)),
  ),
]
