import { companyMomentText, dateText, momentText } from '@bole/platform/portal'
import { useTexts } from './texts/index.ts'
import type { Story } from './use-live-story.ts'

/** The dates that matter now: hours by the reader's own clock first, by the company's beside it where that shows another. */
export function Dates({ story }: { readonly story: Story }) {
  const { language, text } = useTexts()
  const { meeting, answer_by, reply_by, offer_valid_until, entry_date } = story
  return (
    <>
      {meeting && (
        <dl className="pairs">
          <div>
            <dt>{text('meeting_when')}</dt>
            <dd>
              <time dateTime={meeting.begins_at}>
                {momentText(language, meeting.begins_at, meeting.ends_at)}
              </time>
              <CompanyClock begins={meeting.begins_at} ends={meeting.ends_at} />
            </dd>
          </div>
          {(meeting.place || meeting.is_online) && (
            <div>
              <dt>{text('meeting_where')}</dt>
              <dd>{meeting.place || text('meeting_online')}</dd>
              {meeting.address && <dd>{meeting.address}</dd>}
            </div>
          )}
          {meeting.people.length > 0 && (
            <div>
              <dt>{text('meeting_people')}</dt>
              <dd>{meeting.people.join(' · ')}</dd>
            </div>
          )}
          {meeting.directions && (
            <div>
              <dt>{text('meeting_directions')}</dt>
              <dd>{meeting.directions}</dd>
            </div>
          )}
        </dl>
      )}
      {reply_by && (
        <p className="due">
          {text('reply_by', { date: momentText(language, reply_by) })}
          <CompanyClock begins={reply_by} />
        </p>
      )}
      {offer_valid_until && (
        <p className="due">{text('offer_until', { date: dateText(language, offer_valid_until) })}</p>
      )}
      {entry_date && <p className="due">{text('entry_on', { date: dateText(language, entry_date) })}</p>}
      {answer_by && <p className="due">{text('answer_by', { date: dateText(language, answer_by) })}</p>}
    </>
  )
}

function CompanyClock({ begins, ends = null }: { readonly begins: string; readonly ends?: string | null }) {
  const { language, text } = useTexts()
  const time = companyMomentText(language, begins, ends)
  return time && <span className="quiet">{text('company_clock', { time })}</span>
}
