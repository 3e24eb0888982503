import type { ReactNode } from 'react'
import type { useFeedback } from '../feedback/feedback.tsx'
import { type ShellTexts, useShellTexts } from '../texts/index.ts'
import { dismissToday, isDismissedToday, type QuotaTopic } from './quota-dismissal.ts'
import type { Reaction } from './reaction.ts'

/** Where an organisation buys more (specification, section 2: links used by quota notices). */
const chargeCentre = '/organization/charge'

/** What there is of skins, and who wears them. */
const skinStore = '/organization/skin/list'

interface QuotaNoticeProps {
  readonly body: string
  /** Null where it cannot be dismissed. */
  readonly topic: QuotaTopic | null
  readonly isOfSkins: boolean
}

/** What a quota notice says, where more can be had, and the choice not to hear of it again today. */
function QuotaNotice({ body, topic, isOfSkins }: QuotaNoticeProps): ReactNode {
  const t = useShellTexts()
  return (
    <>
      <p>{body}</p>
      <p>
        {isOfSkins ? (
          <a href={skinStore}>{t('quota.skins')}</a>
        ) : (
          <a href={chargeCentre}>{t('quota.charge')}</a>
        )}
      </p>
      {topic !== null && (
        <label>
          <input type="checkbox" onChange={({ target }) => dismissToday(topic, target.checked)} />{' '}
          {t('quota.notToday')}
        </label>
      )}
    </>
  )
}

type Telling = Pick<ReturnType<typeof useFeedback>, 'message' | 'modal'>

type Quota = Extract<Reaction, { readonly kind: 'quota_notice' }>

/** Tells of a quota in the middle of the page; whoever does not want to hear of it today is told in passing that it did not work. */
export function tellQuota(quota: Quota, t: ShellTexts, { message, modal }: Telling): void {
  const { title, topic } = quota
  if (isDismissedToday(topic)) void message.warning(quota.message || title || t('errors.quota'))
  else modal.warning(quotaNotice(quota, t))
}

/** One about video interviews that says nothing itself says that none are left. */
function quotaNotice({ title, body, topic, isOfSkins }: Quota, t: ShellTexts) {
  const isOfInterviews = topic === 'interview'
  const words = body || (isOfInterviews ? t('quota.noInterviews') : '')
  return {
    title: title || t(isOfInterviews ? 'quota.interview' : 'errors.quota'),
    content: <QuotaNotice body={words} topic={topic} isOfSkins={isOfSkins} />,
  }
}
